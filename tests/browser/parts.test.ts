/** What a hand-written entry adds to generated screens, and routes with screens below them. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../fixtures/server.ts';
import { type Screens, serveScreens } from './generic/serveScreens.ts';

let server: TestServer;
let screens: Screens;
let ofSeller: Screens;

beforeAll(async () => {
  server = await startTestServer();
  const serve = async (email: string) =>
    serveScreens({
      server: server.origin,
      token: await server.token(email),
      registry: join(import.meta.dirname, 'generic/ownParts.tsx'),
    });
  screens = await serve('manager@demo.test');
  ofSeller = await serve('anna@demo.test');
});

afterAll(async () => {
  await screens?.stop();
  await ofSeller?.stop();
  await server?.stop();
});

describe('a generated screen', () => {
  it('has a hand-written tab at an address of its own, with the record', async () => {
    const { page } = await screens.open('/Venue/1/show');
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.getByRole('tab', { name: 'Stage' }).click();
    await page.getByText(`The stage of ${name}`).waitFor();
    expect(new URL(page.url()).search).toBe('?list=stage');
    await page.reload();
    await page.getByText(`The stage of ${name}`).waitFor();
    await page.getByRole('tab', { name: 'Details' }).click();
    await page.getByText(`A notice about ${name}`).waitFor();
  });

  it('has a panel above its list, and a tool for who may use it alone', async () => {
    const { page } = await screens.open('/Venue');
    await page.getByText('Above all venues').waitFor();
    await page.getByRole('button', { name: 'Show on a map' }).waitFor();
    await page.getByRole('button', { name: 'For administrators' }).waitFor();
    const { page: hers } = await ofSeller.open('/Venue');
    await hers.getByRole('button', { name: 'Show on a map' }).waitFor();
    await expect.poll(() => hers.getByRole('button', { name: 'For administrators' }).count()).toBe(0);
  });

  it('opens a hand-written dialog in place of the generated one', async () => {
    const [date] = await server.database.query<{ id: number }>(
      'system',
      `SELECT "id" FROM "event_date" WHERE "contract_id" = 1 AND "status" <> 'cancelled' ORDER BY "id" DESC LIMIT 1`,
    );
    const { page } = await screens.open(`/EventDate/${date?.id}/show`);
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('menuitem', { name: /^Cancel/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel the evening' });
    await dialog.getByText(`Performance ${date?.id}`).waitFor();
    await dialog.getByRole('button', { name: 'Leave it' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });
});

describe('a route', () => {
  it('has screens below it, each for who may open it', async () => {
    const { page } = await screens.open('/evenings/7');
    await page.getByRole('heading', { level: 1, name: 'Evening 7' }).waitFor();
    await page.getByText('In short').waitFor();
    await page.getByRole('link', { name: 'Prices' }).click();
    await page.getByText('Its prices').waitFor();
    expect(new URL(page.url()).pathname).toBe('/evenings/7/prices');
    const { page: hers } = await ofSeller.open('/evenings/7/rights');
    await hers.getByText('You don’t have access to this page').waitFor();
  });

  it('is found by its own case: a screen of ours and an entity may share a word', async () => {
    const { page } = await screens.open('/payment');
    await page.getByRole('heading', { level: 1, name: 'Take a payment' }).waitFor();
    await page.goto(`${screens.origin}/Payment`);
    await page.getByRole('heading', { level: 1, name: 'Payments' }).waitFor();
    await page.goto(`${screens.origin}/venue`);
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  });
});

describe('the path of an entity', () => {
  const at = (page: Page) => new URL(page.url()).pathname;

  it('is where its list, form and pages are, from one to the next', async () => {
    const { page } = await screens.open('/settings/tags?layout=table');
    await page.getByRole('link', { name: 'New', exact: true }).click();
    await page.waitForURL('**/settings/tags/new');
    await page.getByRole('textbox', { name: 'Name' }).fill('Open air');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.waitForURL(/\/settings\/tags\/\d+$/);
    const shown = at(page);
    await page.getByRole('heading', { level: 1, name: 'Open air' }).waitFor();
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.waitForURL(`**${shown}/edit`);
    await page.getByRole('textbox', { name: 'Name' }).fill('Under the stars');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL(`**${shown}`);
    await page.getByRole('heading', { level: 1, name: 'Under the stars' }).waitFor();
    await page.getByRole('link', { name: 'Tags' }).last().click();
    await page.waitForURL('**/settings/tags');
    await page.getByRole('row', { name: /Under the stars/ }).waitFor();
  });

  it('may be another for each screen, and relations lead to it', async () => {
    const { page } = await screens.open('/settings/manage-prices?layout=table');
    await page.locator('tbody tr[data-index]').first().waitFor();
    await page.locator('tbody a[href^="/settings/manage-prices/"]').first().click();
    await page.waitForURL(/\/settings\/manage-prices\/\d+$/);
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.waitForURL(/\/settings\/manage-prices\/edit\/\d+$/);
    await page.getByRole('heading', { level: 1, name: /^Edit/ }).waitFor();
    await page.goBack();
    await page.locator('a[href^="/events/"]').first().click();
    await page.waitForURL(/\/events\/\d+$/);
  });

  it('is where links to the plain address lead, with what they asked for', async () => {
    const { page } = await screens.open('/Tag?filter=%7B%22name%22%3A%22none%22%7D');
    await page.waitForURL('**/settings/tags?**');
    expect(new URL(page.url()).searchParams.get('filter')).toBe('{"name":"none"}');
    await page.goto(`${screens.origin}/EventDate/1/show?list=ticketPriceList`);
    await page.waitForURL('**/events/1?list=ticketPriceList');
    await page.getByRole('tab', { name: /^Prices/, selected: true }).waitFor();
    await page.goto(`${screens.origin}/EventDate/1`);
    await page.waitForURL('**/events/1/settings');
  });

  it('gives way to a hand-written screen, and is matched in its case alone', async () => {
    const { page } = await screens.open('/clients/1');
    await page.getByRole('heading', { level: 1, name: 'A client of our own' }).waitFor();
    await page.goto(`${screens.origin}/Settings/Tags`);
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  });
});
