/** The VAT rate of a price held against the law: the first 140 performances that the public pays for, and the others. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

let server: TestServer;
let manager: string;
let show: string;

async function call(method: string, path: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(
    `${server.origin}${path.startsWith('/ticketing/') ? '' : '/ticketing/v1'}${path}`,
    {
      method,
      headers: { Authorization: `Bearer ${manager}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  const answer = (await response.json()) as Record<string, unknown>;
  expect(response.ok, JSON.stringify(answer)).toBe(true);
  return answer;
}

const post = async (path: string, body: object) => String((await call('POST', path, body))['@id']);

const play = (day: number, more: object = {}) =>
  post('/event_dates', {
    ticketing: show,
    startDate: `2033-05-${String(day).padStart(2, '0')}T18:00:00Z`,
    ...more,
  });

const price = (eventDate: string, facialValue: number, tax: string | null) =>
  post('/ticket_prices', { eventDate, name: 'Plein', type: 'full_price', facialValue, currency: 'EUR', tax });

const check = (id: string, body: object = {}) => call('PUT', `${id}/check-vat-rate`, body);

const [FIRST, LATER] = ['/ticketing/v1/taxes/1', '/ticketing/v1/taxes/2'];

beforeAll(async () => {
  server = await startTestServer();
  manager = await server.token('manager@demo.test');
  const venue = await post('/venues', {
    name: 'Chapelle',
    city: 'Lyon',
    countryCode: 'FR',
    timezone: 'Europe/Paris',
  });
  show = await post('/ticketings', { title: 'Phèdre', venue, timezone: 'Europe/Paris' });
});
afterAll(() => server?.stop());

const read = async (id: string) => {
  const answer = await fetch(`${server.origin}${id}`, { headers: { Authorization: `Bearer ${manager}` } });
  return (await answer.json()) as Record<string, unknown>;
};

describe('the check of a VAT rate', () => {
  it('counts the performances that the public pays for, on from a number that somebody fixed', async () => {
    await price(await play(1), 2500, FIRST);
    // Free for all: it does not count.
    await price(await play(2), 0, null);
    const third = await price(await play(3), 2500, FIRST);
    expect(await check(third)).toMatchObject({
      valid: true,
      reason: 'as_expected',
      representationNumber: 2,
    });
    const last = await play(4, { representationNumber: 140, isRepresentationNumberManuallyFixed: true });
    expect(await check(await price(last, 2500, FIRST))).toMatchObject({
      valid: true,
      representationNumber: 140,
    });
    expect(await check(await price(await play(5), 2500, FIRST), { tax: FIRST })).toMatchObject({
      valid: false,
      reason: 'beyond_first',
      expectedTax: LATER,
      representationNumber: 141,
      fromRepresentationNumber: 141,
    });
  });

  it('judges a price that is yet to be made', async () => {
    const eventDate = await play(6);
    expect(
      await call('POST', '/ticket_prices/check-vat-rate', { eventDate, tax: FIRST, facialValue: 2500 }),
    ).toMatchObject({ valid: false, expectedTax: LATER });
    expect(await call('POST', '/ticket_prices/check-vat-rate', { eventDate, facialValue: 0 })).toMatchObject({
      valid: true,
      reason: 'free',
    });
  });

  it('leaves the price as it is', async () => {
    const id = await price(await play(7), 0, FIRST);
    await check(id, { tax: LATER, facialValue: 2500 });
    expect((await read(id)).tax).toBe(FIRST);
  });
});

describe('the number of a performance', () => {
  const makeShow = (region: string | null) =>
    post('/venues', {
      name: 'Salle',
      city: 'Ville',
      countryCode: 'FR',
      region,
      timezone: 'Europe/Paris',
    }).then((venue) => post('/ticketings', { title: 'Bérénice', venue, timezone: 'Europe/Paris' }));
  const numbers = async (dates: readonly string[]) =>
    Promise.all(dates.map(async (date) => (await read(date)).representationNumber));

  it('counts those that the public pays for, and is another one when one is cancelled', async () => {
    const ticketing = await makeShow(null);
    const dates = [await play(1, { ticketing }), await play(2, { ticketing }), await play(3, { ticketing })];
    await price(dates[0] ?? '', 2500, FIRST);
    await price(dates[1] ?? '', 0, null);
    await price(dates[2] ?? '', 2500, FIRST);
    await expect.poll(() => numbers(dates)).toEqual([1, null, 2]);
    await call('PUT', `${dates[0]}/cancel`, {});
    await expect.poll(() => numbers(dates)).toEqual([null, null, 1]);
  });

  it('R8: the 140th is sold at the lower rate and the 141st at the other, without anybody’s help', async () => {
    const ticketing = await makeShow(null);
    const dates = [
      await play(1, { ticketing, representationNumber: 139, isRepresentationNumberManuallyFixed: true }),
      await play(2, { ticketing }),
      await play(3, { ticketing }),
    ];
    const prices: string[] = [];
    for (const date of dates) prices.push(await price(date, 2500, FIRST));
    const taxes = () => Promise.all(prices.map(async (one) => (await read(one)).tax));
    await expect.poll(taxes).toEqual([FIRST, FIRST, LATER]);
    expect(await numbers(dates)).toEqual([139, 140, 141]);
    // The 140th is not played: the last one takes its number and its rate.
    await call('PUT', `${dates[1]}/cancel`, {});
    await expect.poll(taxes).toEqual([FIRST, FIRST, FIRST]);
  });
});
