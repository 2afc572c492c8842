/** The same price on many performances of a show: known by its hash, added, changed and deleted on all of them or on none. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hours, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

let world: SaleWorld;
beforeAll(async () => {
  world = await startSaleWorld();
});
afterAll(() => world?.stop());

const TAX = '/ticketing/v1/taxes/1';

async function make(path: string, body: unknown): Promise<string> {
  const { status, body: made } = await world.manage('POST', path, body);
  expect(status, JSON.stringify(made)).toBe(201);
  return made['@id'];
}

const addPrice = (eventDate: string, values: object = {}) =>
  make('/ticket_prices', {
    eventDate,
    name: 'Full',
    type: 'full_price',
    facialValue: 2500,
    currency: 'EUR',
    tax: TAX,
    ...values,
  });

/** To the minute, as a moment of sale is. */
const dayAt = (day: number) => `${hours(24 * day).slice(0, 16)}:00Z`;

/** A show with that many performances, a day apart, of which each has the price. */
async function addRun(count: number) {
  const ticketing = await make('/ticketings', { title: 'Ivanov', timezone: 'Europe/Paris', currency: 'EUR' });
  const dates: string[] = [];
  const prices: string[] = [];
  for (let day = 3; day < 3 + count; day += 1) {
    const values = { ticketing, startDate: dayAt(day), status: 'opened', unlimitedStock: true };
    const date = await make('/event_dates', values);
    dates.push(date);
    prices.push(await addPrice(date));
  }
  return { ticketing, dates, prices };
}

const read = async (iri: string | undefined) => (await world.manage('GET', iri ?? '')).body;
const hashOf = async (iri: string | undefined): Promise<string> => (await read(iri)).hash;
const amounts = async (prices: readonly string[]) =>
  Promise.all(prices.map(async (price) => (await read(price)).facialValue));

const multiple = (date: string | undefined, query: string) => `${date}/ticket_prices/multiple?${query}`;

describe('the hash of a price', () => {
  it('is the same for prices made alike, stays when they change, and goes to copies', async () => {
    const { dates, prices } = await addRun(2);
    const [hash, other] = [await hashOf(prices[0]), await hashOf(prices[1])];
    expect(hash).toMatch(/^[0-9a-f]{32}$/);
    expect(other).toBe(hash);
    expect(await hashOf(await addPrice(dates[0] ?? '', { name: 'Young' }))).not.toBe(hash);

    await world.manage('PUT', prices[0] ?? '', { name: 'Adult', facialValue: 3000, hash: 'mine' });
    expect(await hashOf(prices[0])).toBe(hash);

    const clone = (await world.manage('POST', `${dates[0]}/clone`)).body['@id'];
    const copied = (await world.manage('GET', `/ticket_prices?eventDate=${clone}&hash=${hash}`)).body.member;
    expect(copied).toMatchObject([{ name: 'Adult', facialValue: 3000 }]);
  });
});

describe('a price changed everywhere', () => {
  it('is changed on every performance to come, and on those alone that are named', async () => {
    const { ticketing, dates, prices } = await addRun(3);
    const past = await make('/event_dates', { ticketing, startDate: hours(-48), status: 'opened' });
    const old = await addPrice(past);
    const hash = await hashOf(prices[0]);

    const all = await world.manage('PUT', multiple(dates[0], `hash=${hash}`), { facialValue: 2800 });
    expect(all.status, JSON.stringify(all.body)).toBe(200);
    expect(await amounts([...prices, old])).toEqual([2800, 2800, 2800, 2500]);

    await world.manage('PUT', multiple(dates[0], `hash=${hash}`), {
      facialValue: 2000,
      eventDateList: [dates[2]],
    });
    expect(await amounts(prices)).toEqual([2800, 2800, 2000]);
  });

  it('gets its sale window on each performance by its own start', async () => {
    const { dates, prices } = await addRun(2);
    const closes = { kind: 'before', amount: 90, unit: 'minutes' };
    await world.manage('PUT', multiple(dates[0], `hash=${await hashOf(prices[0])}`), { closes });
    for (const [index, price] of prices.entries()) {
      const start = (await read(dates[index])).startDate;
      const end = Date.parse((await read(price)).saleEndDate);
      expect(Date.parse(start) - end).toBe(90 * 60_000);
    }
  });

  it('is changed nowhere when one of them would have no VAT', async () => {
    const { dates, prices } = await addRun(2);
    const hash = await hashOf(prices[0]);
    await world.manage('PUT', prices[1] ?? '', { tax: null });
    const { status, body } = await world.manage('PUT', multiple(dates[0], `hash=${hash}`), {
      facialValue: 2800,
    });
    expect([status, body.code]).toEqual([422, 'PROG-004']);
    expect(await amounts(prices)).toEqual([2500, 2500]);
  });

  it('is refused without a hash, with that of another show, and to a seller', async () => {
    const { dates, prices } = await addRun(1);
    const hash = await hashOf(prices[0]);
    const bare = await world.manage('PUT', `${dates[0]}/ticket_prices/multiple`, { facialValue: 1 });
    expect([bare.status, bare.body.code]).toEqual([422, 'PROG-013']);

    const { eventDate } = await world.addShow({ prices: [{ name: 'Elsewhere' }] });
    const other = await world.manage('PUT', multiple(eventDate, `hash=${hash}`), { facialValue: 1 });
    expect([other.status, other.body.code]).toEqual([404, 'PROG-009']);

    const path = multiple(dates[0], `hash=${hash}`);
    expect((await world.call('PUT', path, { facialValue: 1 })).status).toBe(403);
    expect((await world.call('DELETE', path)).status).toBe(403);
    expect(await amounts(prices)).toEqual([2500]);
    expect((await world.manage('PUT', multiple('/event_dates/999999', 'hash=x'), {})).status).toBe(404);
  });
});

describe('a price added everywhere', () => {
  it('is added where it is missing, once, ending as long before each start', async () => {
    const { ticketing, dates } = await addRun(3);
    const start = Date.parse((await read(dates[0])).startDate);
    const saleEndDate = new Date(start - 3_600_000).toISOString();
    const young = await addPrice(dates[0] ?? '', { name: 'Young', facialValue: 1200, saleEndDate });
    const path = multiple(dates[0], `ticketPriceId=${young.split('/').at(-1)}`);

    const added = await world.manage('POST', path, {});
    expect(added.status, JSON.stringify(added.body)).toBe(201);
    expect(added.body.member).toHaveLength(2);
    for (const price of added.body.member) {
      expect(price).toMatchObject({ name: 'Young', facialValue: 1200, hash: await hashOf(young) });
      const own = Date.parse((await read(price.eventDate)).startDate);
      expect(own - Date.parse(price.saleEndDate)).toBe(3_600_000);
    }
    expect((await world.manage('POST', path, {})).body.member).toEqual([]);
    const { body } = await world.manage('GET', `/ticket_prices?eventDate.ticketing=${ticketing}&name=Young`);
    expect(body.totalItems).toBe(3);
  });

  it('is refused to a performance of another show, or on another seating plan', async () => {
    const { dates, prices } = await addRun(1);
    const elsewhere = await world.addShow({ prices: [] });
    const path = multiple(dates[0], `ticketPriceId=${prices[0]?.split('/').at(-1)}`);
    const foreign = await world.manage('POST', path, { eventDateList: [elsewhere.eventDate] });
    expect([foreign.status, foreign.body.code]).toEqual([422, 'PROG-012']);

    const seated = (await world.manage('GET', '/seat_groups?fields=label&itemsPerPage=1')).body.member[0];
    await make('/ticket_price_seat_groups', { ticketPrice: prices[0], seatGroup: seated['@id'] });
    const { ticketing } = await read(dates[0]);
    const plan = (await world.manage('GET', '/seat_configs?itemsPerPage=1')).body.member[0]['@id'];
    await make('/event_dates', { ticketing, startDate: hours(400), seatConfig: plan });
    const other = await world.manage('POST', path, {});
    expect([other.status, other.body.code]).toEqual([409, 'PROG-011']);
  });
});

describe('a price deleted everywhere', () => {
  it('stays everywhere while one place of it is sold or in a cart', async () => {
    const { dates, prices } = await addRun(4);
    const hash = await hashOf(prices[0]);
    const path = multiple(dates[0], `hash=${hash}`);
    await world.hold([[prices[1] ?? '', 1]]);
    const held = await world.manage('DELETE', path);
    expect([held.body.code, held.body.values.count]).toEqual(['PROG-010', 1]);
    const cart = (await world.hold([[prices[2] ?? '', 1]])).body['@id'];
    await world.pay(cart, 2500);
    const sold = await world.manage('DELETE', path);
    expect([sold.status, sold.body.values.count]).toEqual([409, 2]);
    expect(await amounts(prices)).toEqual([2500, 2500, 2500, 2500]);

    const named = await world.manage(
      'DELETE',
      `${path}&eventDateList[]=${dates[0]}&eventDateList[]=${dates[3]}`,
    );
    expect(named.status, JSON.stringify(named.body)).toBe(204);
    expect((await world.manage('GET', prices[0] ?? '')).status).toBe(404);
    expect((await world.manage('GET', prices[3] ?? '')).status).toBe(404);
    expect((await world.manage('GET', prices[1] ?? '')).status).toBe(200);
    await world.expectFacts();
  });
});

describe('prices that are often used', () => {
  it('are those that most performances have, one a hash', async () => {
    const { prices } = await addRun(2);
    const { status, body } = await world.manage('GET', '/ticket_prices/frequently-used?fields=name,hash');
    expect(status).toBe(200);
    const hashes = body.member.map(({ hash }: { hash: string }) => hash);
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(hashes).toContain(await hashOf(prices[0]));
    expect((await world.call('GET', '/ticket_prices/frequently-used')).status).toBe(200);
  });
});

describe('a performance with its prices and contingents', () => {
  const whole = (date: string | undefined, body: unknown) => world.manage('PUT', `${date}/bulk`, body);

  it('is changed in one call, which adds what names no record and leaves what is not named', async () => {
    const { dates, prices } = await addRun(1);
    const kept = await addPrice(dates[0] ?? '', { name: 'Young' });
    const contingent = await make('/stock_contingents', {
      eventDate: dates[0],
      name: 'Press',
      totalStock: 4,
    });
    const { status, body } = await whole(dates[0], {
      seatingName: 'Grand hall',
      stockContingentList: [{ '@id': contingent, totalStock: 6 }],
      ticketPriceList: [
        { id: prices[0], facialValue: 2600 },
        { name: 'Child', type: 'reduced', facialValue: 900, currency: 'EUR', tax: TAX },
      ],
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.seatingName).toBe('Grand hall');
    const all = await world.manage('GET', `/ticket_prices?eventDate=${dates[0]}&order[name]=asc`);
    expect(all.body.member.map((one: { name: string }) => one.name)).toEqual(['Child', 'Full', 'Young']);
    expect((await read(contingent)).totalStock).toBe(6);
    expect(await amounts([prices[0] ?? '', kept])).toEqual([2600, 2500]);
  });

  it('is left as it was when one of its records is refused, and every fault is named where it is', async () => {
    const { dates, prices } = await addRun(2);
    const faults = await whole(dates[0], {
      seatingName: 'Small hall',
      totalStock: -1,
      ticketPriceList: [{ id: prices[0], facialValue: 2600 }, { name: 'Child' }],
    });
    expect(faults.status).toBe(422);
    const paths = faults.body.violations.map((one: { propertyPath: string }) => one.propertyPath);
    expect(paths).toEqual(expect.arrayContaining(['totalStock', 'ticketPriceList[1].facialValue']));

    const unknown = await whole(dates[0], {
      seatingName: 'Small hall',
      ticketPriceList: [{ id: prices[0], tax: '/ticketing/v1/taxes/999999' }],
    });
    expect([unknown.status, unknown.body.violations?.[0].propertyPath]).toEqual([
      422,
      'ticketPriceList[0].tax',
    ]);

    const foreign = await whole(dates[0], {
      seatingName: 'Small hall',
      ticketPriceList: [{ id: prices[1], facialValue: 1 }],
    });
    expect([foreign.status, foreign.body.code]).toEqual([409, 'PROG-023']);
    const other = await whole(dates[0], { id: dates[1], seatingName: 'Small hall' });
    expect([other.status, other.body.code]).toEqual([409, 'PROG-023']);
    expect((await read(dates[0])).seatingName).toBeNull();
    expect(await amounts(prices)).toEqual([2500, 2500]);
  });

  it('is not for who sells only', async () => {
    const { dates } = await addRun(1);
    const { status, body } = await world.call('PUT', `${dates[0]}/bulk`, { seatingName: 'Mine' });
    expect([status, body.code]).toEqual([403, 'RIGHT-001']);
  });
});
