/** A run of a show, step by step: dates, prices, places, sale window, opening; safe where somebody forgets something. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShowProgramme } from '../../schema/generated/programming/ShowProgramme.ts';
import { idOf, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

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

const VAT = async () => (await world.manage('GET', '/taxes?countryCode=FR&rate=2.1')).body.member[0]['@id'];

async function addShow(more: Record<string, unknown> = {}): Promise<string> {
  const answer = await world.manage('POST', '/ticketings', {
    title: 'Le Malade imaginaire',
    timezone: 'Europe/Paris',
    currency: 'EUR',
    venue: '/ticketing/v1/venues/1',
    ...more,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body['@id'];
}

async function addRoom(totalStock: number): Promise<string> {
  const answer = await world.manage('POST', '/logical_seat_configs', {
    name: `Room of ${totalStock}`,
    totalStock,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body['@id'];
}

async function put(show: string, step: string, body: unknown): Promise<ShowProgramme> {
  const answer = await world.manage('PUT', `${show}/programme/${step}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

const refusal = async (show: string, step: string, body: unknown) => {
  const answer = await world.manage('PUT', `${show}/programme/${step}`, body);
  return { status: answer.status, code: answer.body.code };
};

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => `2031-10-${String(index + 1).padStart(2, '0')}T20:00`);

describe('a run of a show', () => {
  it('is thirty drafts with the places of the room and ten prices each, then open and sold', async () => {
    const tax = await VAT();
    const show = await addShow();
    const groups = (await world.manage('GET', '/seat_groups')).body.member.slice(0, 2);
    const room = await addRoom(120);
    const dated = await put(show, 'dates', { starts: days(30), duration: 90, room });
    expect(dated.dates).toHaveLength(30);
    expect(dated).toMatchObject({ capacity: 120, unlimitedStock: false, totalStock: 120, duration: 90 });
    expect(dated.missing).toEqual(['prices']);
    const names = ['Full price', 'Reduced', 'Under 26', 'School', 'Group'];
    const prices = names.flatMap((name, index) =>
      groups.map((group: Record<string, string>, at: number) => ({
        name,
        type: 'reduced',
        facialValue: 3000 - 300 * index - 500 * at,
        tax,
        seatGroup: group['@id'],
      })),
    );
    const priced = await put(show, 'prices', { prices });
    expect(priced.missing).toEqual([]);
    expect(
      priced.prices.map(({ name, facialValue, seatGroup }) => ({ name, facialValue, seatGroup })),
    ).toEqual(prices.map(({ name, facialValue, seatGroup }) => ({ name, facialValue, seatGroup })));
    const opened = await world.manage('POST', `${show}/programme/open`);
    expect(opened.status, JSON.stringify(opened.body)).toBe(200);
    expect(opened.body).toMatchObject({ dates: [], opened: 30 });
    // Pressed twice is pressed once.
    expect((await world.manage('POST', `${show}/programme/open`)).body.opened).toBe(30);
    const [counted] = await world.rows<{ dates: number; prices: number; seats: number; sold: number }>(
      `SELECT count(DISTINCT e."id")::int AS "dates", count(p."id")::int AS "prices",
         (SELECT count(*)::int FROM "ticket_price_seat_group" g WHERE g."contract_id" = 1
           AND g."ticket_price_id" = ANY(array_agg(p."id"))) AS "seats"
       FROM "event_date" e JOIN "ticket_price" p ON p."contract_id" = e."contract_id" AND p."event_date_id" = e."id"
       WHERE e."contract_id" = 1 AND e."ticketing_id" = $1 AND e."status" = 'opened'`,
      [idOf(show)],
    );
    expect(counted).toEqual({ dates: 30, prices: 300, seats: 300 });
    const date = dated.dates[0]?.eventDate ?? '';
    const [price] = (await world.call('GET', `/ticket_prices?eventDate=${date}&order[manualSort]=asc`)).body
      .member;
    const cart = await world.hold([[price['@id'], 2]]);
    expect(cart.status, JSON.stringify(cart.body)).toBe(201);
  });

  it('keeps 20:00 at 20:00 though the clocks change, and its sale window with it', async () => {
    const show = await addShow();
    const starts = ['2031-10-25T20:00', '2031-10-27T20:00'];
    await put(show, 'dates', { starts });
    const sale = {
      opens: { kind: 'at', at: '2031-09-01T10:00' },
      closes: { kind: 'before', amount: 3, unit: 'days' },
    };
    const { dates, opens, closes } = await put(show, 'sale', sale);
    expect(dates.map(({ start }) => start)).toEqual(starts);
    expect({ opens, closes }).toEqual(sale);
    const stored = await world.rows<{ start: string; end: string }>(
      `SELECT to_json("start_date") #>> '{}' AS "start", to_json("sale_end_date") #>> '{}' AS "end" FROM "event_date"
       WHERE "contract_id" = 1 AND "ticketing_id" = $1 ORDER BY "start_date"`,
      [idOf(show)],
    );
    expect(stored.map(({ start, end }) => [Date.parse(start), Date.parse(end)])).toEqual([
      [Date.parse('2031-10-25T18:00Z'), Date.parse('2031-10-22T18:00Z')],
      [Date.parse('2031-10-27T19:00Z'), Date.parse('2031-10-24T18:00Z')],
    ]);
  });

  it('gives a date that comes later what the others have, takes one away, and repeated changes nothing', async () => {
    const show = await addShow();
    const room = await addRoom(80);
    await put(show, 'dates', { starts: ['2031-11-01T20:00', '2031-11-02T20:00'], duration: 75, room });
    await put(show, 'prices', { prices: [{ name: 'Free', type: 'exempted', facialValue: 0 }] });
    await put(show, 'stock', { totalStock: 60 });
    const body = { starts: ['2031-11-02T20:00', '2031-11-03T20:00'], duration: 75, room };
    const once = await put(show, 'dates', body);
    expect(once.dates.map(({ start }) => start)).toEqual(body.starts);
    expect(once).toMatchObject({ totalStock: 60, missing: [] });
    expect(await put(show, 'dates', body)).toEqual(once);
    expect(await put(show, 'prices', { prices: once.prices })).toEqual(once);
  });

  it('never sells without a limit unless somebody says so; a number is a limit', async () => {
    const show = await addShow();
    expect((await put(show, 'dates', { starts: days(1) })).missing).toEqual(['prices', 'stock']);
    expect(await put(show, 'stock', { unlimitedStock: true })).toMatchObject({
      unlimitedStock: true,
      totalStock: null,
    });
    expect(await put(show, 'stock', { unlimitedStock: true, totalStock: 40 })).toMatchObject({
      unlimitedStock: false,
      totalStock: 40,
    });
  });

  it('refuses a paid price without VAT unless a reason is given, and a price that is there twice', async () => {
    const show = await addShow();
    const full = { name: 'Full price', type: 'full_price', facialValue: 2500 };
    expect(await refusal(show, 'prices', { prices: [full] })).toEqual({ status: 409, code: 'PROG-003' });
    await put(show, 'dates', { starts: days(1) });
    expect(await refusal(show, 'prices', { prices: [full] })).toEqual({ status: 422, code: 'PROG-004' });
    const exempt = { ...full, withoutTaxReason: 'Association, CGI art. 261' };
    expect((await put(show, 'prices', { prices: [exempt] })).prices[0]?.withoutTaxReason).toBe(
      exempt.withoutTaxReason,
    );
    expect(await refusal(show, 'prices', { prices: [exempt, exempt] })).toEqual({
      status: 422,
      code: 'PROG-005',
    });
  });

  it('refuses to open what lacks something, and a sale that ends before it begins', async () => {
    const show = await addShow();
    await put(show, 'dates', { starts: days(1) });
    const opened = await world.manage('POST', `${show}/programme/open`);
    expect([opened.status, opened.body.code]).toEqual([409, 'PROG-007']);
    const sale = {
      opens: { kind: 'before', amount: 1, unit: 'hours' },
      closes: { kind: 'before', amount: 1, unit: 'days' },
    };
    expect(await refusal(show, 'sale', sale)).toEqual({ status: 422, code: 'PROG-006' });
  });

  it('reports another show in the same room, not of one in another room', async () => {
    const starts = ['2032-02-02T20:00'];
    const first = await addShow({ title: 'Phèdre' });
    await put(first, 'dates', { starts, duration: 120 });
    const second = await addShow();
    const check = (show: string, start: string) =>
      world.manage('POST', `${show}/programme/check-dates`, { starts: [start], duration: 60 });
    expect((await check(second, '2032-02-02T21:30')).body[0].clash).toBe('Phèdre');
    expect((await check(second, '2032-02-02T22:00')).body[0].clash).toBeNull();
    const elsewhere = await addShow({ venue: '/ticketing/v1/venues/2' });
    expect((await check(elsewhere, '2032-02-02T21:30')).body[0].clash).toBeNull();
  });

  it('is the manager’s to make: a seller is refused', async () => {
    const show = await addShow();
    const answer = await world.call('PUT', `${show}/programme/dates`, { starts: days(1) });
    expect([answer.status, answer.body.code]).toEqual([403, 'RIGHT-001']);
  });

  it('writes three hundred prices in one transaction', async () => {
    const show = await addShow();
    const tax = await VAT();
    await put(show, 'dates', { starts: days(30), room: await addRoom(100) });
    const prices = Array.from({ length: 10 }, (_, index) => ({
      name: `Price ${index}`,
      type: 'other',
      facialValue: 1000 + index,
      tax,
    }));
    await put(show, 'prices', { prices });
    const [written] = await world.rows<{ prices: number; transactions: number }>(
      `SELECT count(*)::int AS "prices", count(DISTINCT p.xmin::text)::int AS "transactions" FROM "ticket_price" p
       JOIN "event_date" e ON e."contract_id" = p."contract_id" AND e."id" = p."event_date_id" WHERE e."ticketing_id" = $1`,
      [idOf(show)],
    );
    expect(written).toEqual({ prices: 300, transactions: 1 });
  });
});

describe('the slug of a show', () => {
  const slugOf = async (show: string) => (await world.manage('GET', show)).body.slug;

  it('is made of its title, another than its neighbours’, and stays when the title changes', async () => {
    const titles = { title: 'L’Œuvre au noir' };
    const [first, second] = [await addShow(titles), await addShow(titles)];
    expect([await slugOf(first), await slugOf(second)]).toEqual(['l-oeuvre-au-noir', 'l-oeuvre-au-noir-2']);
    await world.manage('PATCH', first, { title: 'Alexis' });
    expect(await slugOf(first)).toBe('l-oeuvre-au-noir');
    await world.manage('PATCH', first, { slug: null });
    expect(await slugOf(first)).toBe('alexis');
    const taken = await world.manage('PATCH', first, { slug: 'L’Œuvre au noir 2' });
    expect([taken.status, taken.body.code]).toEqual([409, 'PROG-008']);
  });

  it('is one for each of two that are made at once', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => addShow({ title: 'Même titre' })));
    expect(new Set(await Promise.all(made.map(slugOf))).size).toBe(6);
  });
});

describe('a preview of a pattern', () => {
  it('lists what it would add, change, delete and leave, and writes nothing', async () => {
    const ticketing = await make('/ticketings', {
      title: 'Vania',
      timezone: 'Europe/Paris',
      currency: 'EUR',
    });
    const schedule = { days: ['FR'], time: '20:30', from: '2033-03-04', until: '2033-03-18' };
    const asked = { ticketing, schedule, relativeSaleEndDate: 'PT1H' };
    const preview = await world.manage('POST', '/event_date_patterns/preview', asked);
    expect(preview.status, JSON.stringify(preview.body)).toBe(200);
    expect(preview.body.member).toHaveLength(3);
    expect(preview.body.member[0]).toMatchObject({
      startDate: '2033-03-04T19:30:00.000Z',
      saleStartDate: null,
      saleEndDate: '2033-03-04T18:30:00.000Z',
      action: 'create',
    });
    const pattern = await make('/event_date_patterns', asked);
    for (const startDate of ['2033-03-04T19:30:00Z', '2033-03-11T19:30:00Z'])
      await make('/event_dates', { ticketing, pattern, startDate });
    const change = { schedule: { ...schedule, from: '2033-03-05' } };
    const changed = await world.manage('PUT', `${pattern}/preview`, change);
    expect(
      changed.body.member.map(({ startDate, action }: Record<string, string>) => [
        startDate?.slice(5, 10),
        action,
      ]),
    ).toEqual([
      ['03-04', 'delete'],
      ['03-11', 'update'],
      ['03-18', 'create'],
    ]);
    const stored = await world.manage('GET', `/event_dates?ticketing=${ticketing}`);
    expect([stored.body.totalItems, (await world.manage('GET', pattern)).body.schedule]).toEqual([
      2,
      schedule,
    ]);
  });

  it('is refused without a schedule that describes a performance', async () => {
    const ticketing = await make('/ticketings', {
      title: 'Vania',
      timezone: 'Europe/Paris',
      currency: 'EUR',
    });
    const schedule = { days: ['FR'], time: '20:30' };
    const { status, body } = await world.manage('POST', '/event_date_patterns/preview', {
      ticketing,
      schedule,
    });
    expect([status, body.code]).toEqual([422, 'PROG-022']);
  });
});
