/** Mass actions: many performances of a show changed by one job, each row with what it was, and taken back where it can be. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hours, idOf, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

let world: SaleWorld;
beforeAll(async () => {
  world = await startSaleWorld();
  await world.call('POST', '/desk_sessions', {});
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

async function sell(price: string, count: number): Promise<void> {
  const { body: cart } = await world.hold([[price, count]]);
  const { status, body } = await world.pay(cart['@id'], count * 2500);
  expect(status, JSON.stringify(body)).toBe(201);
}

type Call = 'dates' | 'sales' | 'prices';

async function begin(ticketing: string, call: Call, body: unknown): Promise<string> {
  const { status, body: job } = await world.manage('POST', `${ticketing}/mass-actions/${call}`, body);
  expect(status, JSON.stringify(job)).toBe(202);
  return job['@id'];
}

async function finish(job: string) {
  await expect
    .poll(async () => (await read(job)).status, { timeout: 30_000 })
    .not.toMatch(/^(PENDING|STARTED)$/);
  return read(job);
}

/** Begins a mass action and waits for its end. */
const act = async (ticketing: string, call: Call, body: unknown) =>
  finish(await begin(ticketing, call, body));

/** What it made of each record, by the start of the performances. */
async function rowsOf(job: { '@id': string }, state: 'changed' | 'refused') {
  const path = `/mass_action_rows?job=${job['@id']}&state=${state}&order[startDate]=asc&itemsPerPage=1000`;
  return (await world.manage('GET', path)).body.member;
}

const refused = async (job: { '@id': string }) =>
  (await rowsOf(job, 'refused')).map(({ eventDate, code }: Record<string, string>) => [eventDate, code]);

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
    const rows = await rowsOf(job, 'changed');
    expect(rows.map(({ eventDate }: Record<string, string>) => eventDate)).toEqual(dates);
    expect(rows[0]).toMatchObject({ ticketing, before: { saleEndDate: null } });
    const again = await act(ticketing, 'dates', { action: 'saleWindow', closes, eventDateList: dates });
    expect(again.result).toMatchObject({ changed: 0, unchanged: 3 });
    expect(await rowsOf(again, 'changed')).toEqual([]);
  });

  it('opens what has a price, and names the performances that it leaves as they are', async () => {
    const { ticketing, dates, prices } = await addRun(3);
    await world.manage('DELETE', prices[0] ?? '');
    await world.manage('PUT', `${dates[1]}/cancel`);
    const job = await act(ticketing, 'sales', { action: 'open', eventDateList: dates });
    expect(job.result).toMatchObject({ changed: 1, failed: 2 });
    expect(await refused(job)).toEqual([
      [dates[0], 'PROG-015'],
      [dates[1], 'PROG-014'],
    ]);
    expect((await readAll(dates)).map(({ status }) => status)).toEqual(['draft', 'cancelled', 'opened']);
  });

  it('adds places, and never leaves fewer than are taken', async () => {
    const { ticketing, dates, prices } = await addRun(2, { status: 'opened' });
    await world.hold([[prices[0] ?? '', 4]]);
    const fewer = await act(ticketing, 'dates', { action: 'setStock', places: 3, eventDateList: dates });
    expect(await refused(fewer)).toEqual([[dates[0], 'PROG-016']]);
    await act(ticketing, 'dates', { action: 'addStock', places: 20, eventDateList: dates });
    expect((await readAll(dates)).map(({ totalStock }) => totalStock)).toEqual([120, 23]);
    const numbered = await addRun(1, { isNumberedSeating: true });
    const seats = await act(numbered.ticketing, 'dates', {
      action: 'addStock',
      places: 20,
      eventDateList: numbered.dates,
    });
    expect(await refused(seats)).toEqual([[numbered.dates[0], 'PROG-017']]);
  });

  it('states what cancelling concerns, cancels, and takes it back', async () => {
    const { ticketing, dates, prices } = await addRun(2, { status: 'opened' });
    await sell(prices[0] ?? '', 3);
    const path = `${ticketing}/mass-actions/effect`;
    const effect = await world.manage('POST', path, { eventDateList: dates });
    expect(effect.body).toMatchObject({ tickets: 3, orders: 1, customers: 0, reserved: 0, amount: 7500 });
    const job = await act(ticketing, 'dates', { action: 'cancel', eventDateList: dates });
    expect((await readAll(dates)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
    await act(ticketing, 'dates', { action: 'undo', job: job['@id'] });
    expect((await readAll(dates)).map(({ status }) => status)).toEqual(['opened', 'opened']);
  });

  it('deletes what nobody bought with all it has, keeps what is sold, and is not undone', async () => {
    const { ticketing, dates, prices } = await addRun(2, { status: 'opened' });
    const contingent = { eventDate: dates[1], name: 'House', totalStock: 20 };
    const parent = await make('/stock_contingents', contingent);
    await make('/stock_contingents', { ...contingent, name: 'Press', totalStock: 5, parent });
    await sell(prices[0] ?? '', 1);
    const job = await act(ticketing, 'dates', { action: 'delete', eventDateList: dates });
    expect(job).toMatchObject({ action: 'delete', target: 'EventDate', result: { changed: 1, failed: 1 } });
    expect(await refused(job)).toEqual([[dates[0], 'PROG-025']]);
    expect((await world.manage('GET', dates[1] ?? '')).status).toBe(404);
    expect(await rowsOf(job, 'changed')).toMatchObject([
      { eventDate: null, before: { status: 'opened' }, after: { isDeleted: true } },
    ]);
    const back = await world.manage('POST', `${ticketing}/mass-actions/dates`, {
      action: 'undo',
      job: job['@id'],
    });
    expect([back.status, back.body.code]).toEqual([409, 'PROG-021']);
  });

  it('clones performances to other days as drafts, and takes back the copies that are still that', async () => {
    const { ticketing, dates } = await addRun(2, { status: 'opened', saleEndDate: dayAt(2) });
    const change = { action: 'clone', shiftList: [7, 14], time: '19:30', eventDateList: dates };
    const job = await act(ticketing, 'dates', change);
    expect(job).toMatchObject({ action: 'clone', result: { changed: 2 } });
    const made = (await rowsOf(job, 'changed')).map(({ copy }: Record<string, string>) => copy);
    expect(made).toHaveLength(4);
    const [copy] = await readAll(made);
    const [original] = await readAll(dates);
    expect(copy).toMatchObject({ ticketing, status: 'draft', totalStock: 100 });
    const local = new Date(copy.startDate).toLocaleTimeString('fr', { timeZone: 'Europe/Paris' });
    expect(local).toBe('19:30:00');
    const distance = (date: Record<string, string>) =>
      Date.parse(date.startDate ?? '') - Date.parse(date.saleEndDate ?? '');
    expect(distance(copy)).toBe(distance(original));
    await world.manage('PUT', made[0], { status: 'opened' });
    const back = await act(ticketing, 'dates', { action: 'undo', job: job['@id'] });
    expect(await refused(back)).toEqual([[made[0], 'PROG-020']]);
    const left = (await world.manage('GET', `/event_dates?ticketing=${ticketing}`)).body.totalItems;
    expect(left).toBe(3);
    const many = { ...change, shiftList: Array.from({ length: 100 }, (_, day) => day + 1) };
    const tooMany = await world.manage('POST', `${ticketing}/mass-actions/dates`, {
      ...many,
      eventDateList: Array.from({ length: 11 }, () => dates[0]),
    });
    expect([tooMany.status, tooMany.body.code]).toEqual([422, 'PROG-026']);
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
    expect(await refused(job)).toEqual([[dates[1], 'PROG-018']]);
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
    expect(await refused(back)).toEqual([
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

  it('of many performances writes as much with the last of them as with the first, and goes on where it was cancelled', async () => {
    const { ticketing, dates } = await addRun(1);
    const { database } = world.server;
    const made = await database.query<{ id: number }>(
      'system',
      `INSERT INTO event_date (contract_id, ticketing_id, start_date, status, unlimited_stock, total_stock)
       SELECT 1, $1, now() + interval '30 days' + n * interval '1 hour', 'draft', false, 100 FROM generate_series(1, 320) n
       RETURNING id`,
      [idOf(ticketing)],
    );
    const eventDateList = [...dates, ...made.map(({ id }) => `/ticketing/v1/event_dates/${id}`)];
    await database.query(
      'system',
      `CREATE TABLE saved_size (job bigint, at bigserial, size integer);
       GRANT INSERT ON saved_size TO back_office; GRANT USAGE ON SEQUENCE saved_size_at_seq TO back_office;
       CREATE FUNCTION note_saved_size() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         INSERT INTO saved_size (job, size) VALUES (NEW.id, octet_length(NEW.result::text)); PERFORM pg_sleep(0.05); RETURN NEW; END $$;
       CREATE TRIGGER saved_sizes AFTER UPDATE OF result ON job FOR EACH ROW WHEN (NEW.name = 'mass-action')
         EXECUTE FUNCTION note_saved_size()`,
    );
    const job = await begin(ticketing, 'dates', { action: 'addStock', places: 5, eventDateList });
    await expect.poll(async () => (await read(job)).result?.changed ?? 0, { interval: 5 }).toBeGreaterThan(0);
    const cancelled = await world.manage('POST', `${job}/cancel`);
    expect(cancelled.status).toBe(200);
    expect((await read(job)).result.changed).toBeLessThan(eventDateList.length);
    const other = await world.call('POST', `${ticketing}/mass-actions/dates`, { action: 'goOn', job });
    expect(other.status).toBe(403);
    expect(await begin(ticketing, 'dates', { action: 'goOn', job })).toBe(job);
    const done = await finish(job);
    expect(done).toMatchObject({ status: 'SUCCESS', result: { changed: 321, unchanged: 0, failed: 0 } });
    expect(done.result.cancelled).toBeUndefined();
    expect(await rowsOf(done, 'changed')).toHaveLength(321);
    const [sum] = await database.query<{ all: number; once: number }>(
      'system',
      `SELECT count(*) FILTER (WHERE total_stock = 105)::integer AS "once", count(*)::integer AS "all" FROM event_date WHERE ticketing_id = $1`,
      [idOf(ticketing)],
    );
    expect(sum).toEqual({ once: 321, all: 321 });
    const sizes = await database.query<{ size: number }>(
      'system',
      'SELECT size FROM saved_size WHERE job = $1 ORDER BY at',
      [idOf(job)],
    );
    expect(sizes.length).toBeGreaterThan(12);
    for (const { size } of sizes) expect(size).toBeLessThan(200);
    const ended = await world.manage('POST', `${ticketing}/mass-actions/dates`, { action: 'goOn', job });
    expect([ended.status, ended.body.code]).toEqual([409, 'PROG-024']);
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
