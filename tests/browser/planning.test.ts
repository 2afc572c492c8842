/** The planning: what plays by month, week, day and venue in one request each, with the clashes of rooms. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { findFaults } from './generic/findFaults.ts';
import { type Screens, serveScreens } from './generic/serveScreens.ts';

let server: TestServer;
let screens: Screens;

beforeAll(async () => {
  server = await startTestServer();
  const manager = await server.token('manager@demo.test');
  screens = await serveScreens({ server: server.origin, token: manager });
  // Two shows without a plan of seats in one venue, an evening far from the demo's season.
  const post = async (path: string, body: object): Promise<string> => {
    const response = await fetch(`${server.origin}/ticketing/v1${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${manager}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(201);
    return ((await response.json()) as { '@id': string })['@id'];
  };
  const venue = await post('/venues', {
    name: 'Chapelle',
    city: 'Lyon',
    countryCode: 'FR',
    timezone: 'Europe/Paris',
  });
  for (const [title, hour] of [
    ['Phèdre', '18'],
    ['Bérénice', '19'],
  ]) {
    const ticketing = await post('/ticketings', { title, venue, timezone: 'Europe/Paris' });
    await post('/event_dates', { ticketing, startDate: `2032-05-12T${hour}:00:00Z` });
  }
});
afterAll(async () => {
  await screens?.stop();
  await server?.stop();
});

describe('the planning', () => {
  it('shows a month in one request, and says which performances want the same room', async () => {
    const { page, calls } = await screens.open('/planning?date=2032-05-01');
    await page.getByText('2 room clashes').waitFor();
    expect(calls.filter((call) => call.includes('/event_dates'))).toHaveLength(1);
    expect(calls).toHaveLength(1);
    const first = page.getByRole('link', { name: /20:00\s*Phèdre\s*Same room, same time: Bérénice/ });
    await first.waitFor();
    expect(await findFaults(page)).toEqual([]);
    await first.click();
    await page.waitForURL(/\/events\/\d+$/);
  });

  it('goes through weeks, venues and days, and keeps where it stands in the address', async () => {
    const { page } = await screens.open('/planning?date=2032-05-12');
    await page.getByRole('button', { name: 'Week', exact: true }).click();
    await page.getByText('10 May – 16 May 2032').waitFor();
    await page.getByText('Same room, same time: Bérénice').waitFor();
    await page.getByRole('button', { name: 'By venue' }).click();
    await page.getByRole('rowheader', { name: 'Chapelle' }).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Later' }).click();
    await page.getByText('Nothing plays here.').waitFor();
    await page.getByRole('button', { name: 'Earlier' }).click();
    await page.getByRole('rowheader', { name: 'Chapelle' }).waitFor();
    await page.getByRole('button', { name: 'Day', exact: true }).click();
    await page.getByRole('heading', { name: 'Wednesday 12 May' }).waitFor();
    expect(new URL(page.url()).searchParams.get('date')).toBe('2032-05-12');
  });

  it('lists a day at its own address, in French and on a phone', async () => {
    const { page } = await screens.open('/event-list/2032-05-12', { locale: 'fr-FR', width: 390 });
    await page.getByRole('heading', { name: 'mercredi 12 mai' }).waitFor();
    await page.getByText('Même salle, même heure : Bérénice').waitFor();
    expect(await findFaults(page)).toEqual([]);
  });
});
