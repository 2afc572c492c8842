/** Mass actions: many performances of a show changed by one job, each row with what it was, and taken back where it can be. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hours, idOf, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

let world: SaleWorld;
beforeAll(async () => {
  world = await startSaleWorld();
});
afterAll(() => world?.stop());

async function make(path: string, body: unknown): Promise<string> {
  const { status, body: made } = await world.manage('POST', path, body);
  expect(status, JSON.stringify(made)).toBe(201);
  return made['@id'];
}

const dayAt = (day: number) => `${hours(24 * day).slice(0, 16)}:00Z`;

async function addRun(count: number, values: Record<string, unknown> = {}) {
  const ticketing = await make('/ticketings', { title: 'Ivanov', timezone: 'Europe/Paris', currency: 'EUR' });
  const dates: string[] = [];
  const prices: string[] = [];
  for (let day = 3; day < 3 + count; day += 1) {
    const eventDate = await make('/event_dates', {
      ticketing,
      startDate: dayAt(day),
      status: 'draft',
      unlimitedStock: false,
      totalStock: 100,
      ...values,
    });
    dates.push(eventDate);
    const price = { eventDate, name: 'Full', type: 'full_price', facialValue: 2500, currency: 'EUR' };
    prices.push(await make('/ticket_prices', { ...price, tax: '/ticketing/v1/taxes/1' }));
  }
  return { ticketing, dates, prices };
}

const read = async (iri: string | undefined) => (await world.manage('GET', iri ?? '')).body;
const readAll = (iris: readonly string[]) => Promise.all(iris.map(read));

/** Begins a mass action and waits for its end. */
async function act(ticketing: string, call: 'dates' | 'sales' | 'prices', body: unknown) {
  const { status, body: job } = await world.manage('POST', `${ticketing}/mass-actions/${call}`, body);
  expect(status, JSON.stringify(job)).toBe(202);
  await expect
    .poll(async () => (await read(job['@id'])).status, { timeout: 30_000 })
    .not.toMatch(/^(PENDING|STARTED)$/);
  return read(job['@id']);
}

const refused = ({ result }: { result: { errors: { record: string; code: string }[] } }) =>
  result.errors.map(({ record, code }) => [record, code]);

describe('a mass action', () => {
  it('gives each performance its sale window by its own start, and keeps what each was', async () => {
    const { ticketing, dates } = await addRun(3);
    const closes = { kind: 'before', amount: 90, unit: 'minutes' };
    const job = await act(ticketing, 'dates', { action: 'saleWindow', closes, eventDateList: dates });
    expect(job).toMatchObject({
      name: 'mass-action',
      type: 'mass_action',
      action: 'update',
      target: 'EventDate',
      status: 'SUCCESS',
      progress: 100,
      result: { changed: 3, unchanged: 0, failed: 0 },
    });
    for (const { startDate, saleEndDate, saleStartDate } of await readAll(dates)) {
      expect(Date.parse(startDate) - Date.parse(saleEndDate)).toBe(90 * 60_000);
      expect(saleStartDate).toBeNull();
    }
    expect(job.result.rows[0]).toMatchObject({ date: idOf(dates[0] ?? ''), before: { saleEndDate: null } });
    const again = await act(ticketing, 'dates', { action: 'saleWindow', closes, eventDateList: dates });
    expect(again.result).toMatchObject({ changed: 0, unchanged: 3, rows: [] });
  });

  it('opens what has a price, and names the performances that it leaves as they are', async () => {
    const { ticketing, dates, prices } = await addRun(3);
    await world.manage('DELETE', prices[0] ?? '');
    await world.manage('PUT', `${dates[1]}/cancel`);
    const job = await act(ticketing, 'sales', { action: 'open', eventDateList: dates });
    expect(job.result).toMatchObject({ changed: 1, failed: 2 });
    expect(refused(job)).toEqual([
      [dates[0], 'PROG-015'],
      [dates[1], 'PROG-014'],
    ]);
    expect((await readAll(dates)).map(({ status }) => status)).toEqual(['draft', 'cancelled', 'opened']);
  });

  it('adds places, and never leaves fewer than are taken', async () => {
    const { ticketing, dates, prices } = await addRun(2, { status: 'opened' });
    await world.hold([[prices[0] ?? '', 4]]);
    const fewer = await act(ticketing, 'dates', { action: 'setStock', places: 3, eventDateList: dates });
    expect(refused(fewer)).toEqual([[dates[0], 'PROG-016']]);
    await act(ticketing, 'dates', { action: 'addStock', places: 20, eventDateList: dates });
    expect((await readAll(dates)).map(({ totalStock }) => totalStock)).toEqual([120, 23]);
    const numbered = await addRun(1, { isNumberedSeating: true });
    const seats = await act(numbered.ticketing, 'dates', {
      action: 'addStock',
      places: 20,
      eventDateList: numbered.dates,
    });
    expect(refused(seats)).toEqual([[numbered.dates[0], 'PROG-017']]);
  });

  it('changes the VAT of the prices that are named by their hash, and of no others', async () => {
    const { ticketing, dates, prices } = await addRun(2);
    const price = { eventDate: dates[0], name: 'Young', type: 'reduced', facialValue: 900, currency: 'EUR' };
    const young = await make('/ticket_prices', { ...price, tax: '/ticketing/v1/taxes/1' });
    const change = { action: 'tax', tax: '/ticketing/v1/taxes/2', eventDateList: dates };
    const bare = await world.manage('POST', `${ticketing}/mass-actions/prices`, change);
    expect([bare.status, bare.body.code, bare.body.message]).toEqual([
      422,
      'PROG-019',
      'Missing hash for mass VAT.',
    ]);
    const { hash } = await read(prices[0]);
    await act(ticketing, 'prices', { ...change, hashList: [hash] });
    expect((await readAll([...prices, young])).map(({ tax }) => idOf(tax))).toEqual([2, 2, 1]);
  });

  it('takes a channel from the prices, and never the last one', async () => {
    const { ticketing, dates, prices } = await addRun(2);
    const devices = (await world.manage('GET', '/selling_devices?fields=name')).body.member
      .map((device: Record<string, string>) => device['@id'])
      .toSorted();
    const [first, ...others] = devices;
    await world.manage('PUT', prices[1] ?? '', { sellingDeviceList: [first] });
    const change = { sellingDevice: first, eventDateList: dates };
    const job = await act(ticketing, 'prices', { action: 'removeSellingDevice', ...change });
    expect(refused(job)).toEqual([[dates[1], 'PROG-018']]);
    expect((await read(prices[0])).sellingDeviceList.toSorted()).toEqual(others);
    expect((await read(prices[1])).sellingDeviceList).toEqual([first]);
    await act(ticketing, 'prices', { action: 'addSellingDevice', ...change });
    expect((await read(prices[0])).sellingDeviceList.toSorted()).toEqual(devices);
  });

  it('is taken back where nothing has changed since, and where no added place is sold', async () => {
    const { ticketing, dates, prices } = await addRun(3, { status: 'opened', totalStock: 2 });
    const job = await act(ticketing, 'dates', { action: 'addStock', places: 8, eventDateList: dates });
    await world.manage('PUT', dates[0] ?? '', { totalStock: 50 });
    await world.hold([[prices[1] ?? '', 5]]);
    const back = await act(ticketing, 'dates', { action: 'undo', job: job['@id'] });
    expect(refused(back)).toEqual([
      [dates[0], 'PROG-020'],
      [dates[1], 'PROG-016'],
    ]);
    expect((await readAll(dates)).map(({ totalStock }) => totalStock)).toEqual([50, 10, 2]);
    const twice = await world.manage('POST', `${ticketing}/mass-actions/dates`, {
      action: 'undo',
      job: back['@id'],
    });
    expect([twice.status, twice.body.code]).toEqual([409, 'PROG-021']);
    const other = await world.manage('POST', `${ticketing}/mass-actions/sales`, {
      action: 'undo',
      job: job['@id'],
    });
    expect([other.status, other.body.code]).toEqual([409, 'PROG-021']);
  });

  it('is about one show, one thing, and not for a seller', async () => {
    const [one, two] = [await addRun(1), await addRun(1)];
    const path = `${one.ticketing}/mass-actions/sales`;
    const foreign = await world.manage('POST', path, { action: 'open', eventDateList: two.dates });
    expect([foreign.status, foreign.body.code]).toEqual([422, 'PROG-012']);
    const unknown = await world.manage('POST', path, { action: 'suspend', eventDateList: one.dates });
    expect(unknown.status).toBe(422);
    const none = await world.manage('POST', path, { action: 'open', eventDateList: [] });
    expect(none.status).toBe(422);
    const seller = await world.call('POST', path, { action: 'open', eventDateList: one.dates });
    expect([seller.status, seller.body.code]).toEqual([403, 'RIGHT-001']);
  });
});

describe('a preview of a mass action', () => {
  it('answers for each value whether all of the performances have it, or some', async () => {
    const { dates, prices } = await addRun(2);
    await world.manage('PUT', dates[1] ?? '', { status: 'opened' });
    const [device] = (await world.manage('GET', '/selling_devices?fields=name')).body.member;
    await world.manage('PUT', prices[0] ?? '', { sellingDeviceList: [device['@id']] });
    const { status, body } = await world.manage('POST', '/mass_action_aggregates', {
      name: 'Ivanov',
      aggregationParams: { eventDateList: dates },
    });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.aggregationResult).toMatchObject({
      status: [
        { value: 'draft', count: 1, availability: 'some' },
        { value: 'opened', count: 1, availability: 'some' },
      ],
      totalStock: [{ value: 100, count: 2, availability: 'all' }],
      tax: [{ value: '/ticketing/v1/taxes/1', count: 2, availability: 'all' }],
      sellingDeviceList: [{ value: device['@id'], count: 1, availability: 'some' }],
    });
  });
});
