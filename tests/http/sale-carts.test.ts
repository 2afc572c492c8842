/** What carts hold through the API, on which layers of stock, and how they expire. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hours, idOf, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

let world: SaleWorld;

beforeAll(async () => {
  world = await startSaleWorld();
  await world.call('POST', '/desk_sessions', {});
});
afterAll(() => world?.stop());
afterEach(() => world.expectFacts());

describe('a cart', () => {
  it('holds its places on every layer, changes by the difference and gives back what is deleted', async () => {
    const { eventDate, prices } = await world.addShow({ total: 10, prices: [{}, {}] });
    const [full = '', reduced = ''] = prices;
    const made = await world.hold([[full, 2]]);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ status: 'draft', nbTickets: 2, customerPaidAmount: 5000 });
    const left = Date.parse(made.body.expiresAt) - Date.now();
    expect(left).toBeGreaterThan(29 * 60_000);
    expect(await world.counters(eventDate)).toEqual({ occupied: 2, sold: 0 });
    const cart = made.body['@id'];
    const changed = await world.call('PUT', cart, {
      cartItemList: [
        { ticketPrice: full, quantity: 1 },
        { ticketPrice: reduced, quantity: 3 },
      ],
    });
    expect(changed.body).toMatchObject({ nbTickets: 4, totalItemNumber: 4, customerPaidAmount: 10_000 });
    expect(await world.counters(eventDate)).toEqual({ occupied: 4, sold: 0 });
    expect(await world.counters(full)).toEqual({ occupied: 1, sold: 0 });
    expect((await world.call('DELETE', cart)).status).toBe(204);
    expect(await world.counters(eventDate)).toEqual({ occupied: 0, sold: 0 });
    expect(await world.counters(reduced)).toEqual({ occupied: 0, sold: 0 });
  });

  it('R44b: is held as a whole or not at all, and says which price has how many left', async () => {
    const evening = await world.addShow({ total: 10 });
    const matinee = await world.addShow({ total: 3 });
    const [first = ''] = evening.prices;
    const [second = ''] = matinee.prices;
    const refused = await world.hold([
      [first, 4],
      [second, 5],
    ]);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      code: 'SALE-001',
      violations: [{ propertyPath: 'cartItemList[1].quantity', code: 'stock' }],
      left: [{ ticketPrice: idOf(second), wanted: 5, left: 3 }],
    });
    expect(await world.counters(evening.eventDate)).toEqual({ occupied: 0, sold: 0 });
  });

  it('R42: passes event date, contingent with its parent, and price: the least of them bounds it', async () => {
    const { eventDate, prices } = await world.addShow({
      total: 10,
      prices: [{ unlimitedStock: false, totalStock: 5 }, {}],
    });
    const [bounded = '', free = ''] = prices;
    const parent = await world.manage('POST', '/stock_contingents', {
      eventDate,
      name: 'Schools',
      totalStock: 4,
    });
    const child = await world.manage('POST', '/stock_contingents', {
      eventDate,
      name: 'School of the quarter',
      totalStock: 8,
      parent: parent.body['@id'],
    });
    const contingent = child.body['@id'];
    expect((await world.hold([[bounded, 6]])).body).toMatchObject({ code: 'SALE-001', left: [{ left: 5 }] });
    expect((await world.hold([[free, 5, contingent]])).body).toMatchObject({
      code: 'SALE-001',
      left: [{ left: 4 }],
    });
    const held = await world.hold([[free, 4, contingent]]);
    expect(held.status).toBe(201);
    expect(await world.counters(parent.body['@id'])).toEqual({ occupied: 4, sold: 0 });
    expect(await world.counters(contingent)).toEqual({ occupied: 4, sold: 0 });
    const other = await world.addShow({});
    const [foreign = ''] = other.prices;
    expect((await world.hold([[foreign, 1, contingent]])).body.code).toBe('SALE-014');
    await world.pay(held.body['@id'], 10_000);
    expect(await world.counters(contingent)).toEqual({ occupied: 4, sold: 4 });
    await world.call('DELETE', held.body['@id']);
  });

  it('R42: excludedFromParentStock and overbookingStock move the bound of one layer', async () => {
    const { eventDate, prices } = await world.addShow({
      total: 2,
      date: { overbookingStock: 1 },
      prices: [{}, { excludedFromParentStock: true, unlimitedStock: false, totalStock: 4 }],
    });
    const [full = '', extra = ''] = prices;
    expect((await world.hold([[full, 4]])).body).toMatchObject({ code: 'SALE-001', left: [{ left: 3 }] });
    expect((await world.hold([[full, 3]])).status).toBe(201);
    const outside = await world.hold([[extra, 4]]);
    expect(outside.status).toBe(201);
    expect(await world.counters(eventDate)).toEqual({ occupied: 3, sold: 0 });
    const read = await world.call(
      'GET',
      `${eventDate}?fields=bookableStock,isOverbooked,ticketPriceList{bookableStock}`,
    );
    expect(read.body).toMatchObject({ bookableStock: 0, isOverbooked: true });
    await world.pay(outside.body['@id'], 10_000);
    const [row] = await world.rows(
      `SELECT "sold_ex_stock_tickets" AS "sold" FROM "event_date" WHERE "id" = $1`,
      [idOf(eventDate)],
    );
    expect(row).toEqual({ sold: 4 });
  });

  it.each([
    ['cancelled', { status: 'cancelled' }, 'SALE-002', 'cancelled'],
    ['closed', { status: 'closed' }, 'SALE-002', 'closed'],
    ['draft', { status: 'draft' }, 'SALE-002', 'draft'],
    ['not yet on sale', { saleStartDate: hours(1) }, 'SALE-002', 'notYetOnSale'],
    ['no longer on sale', { saleEndDate: hours(-1) }, 'SALE-002', 'noLongerOnSale'],
    ['past', { startDate: hours(-5) }, 'SALE-002', 'past'],
  ])('refuses an event date that is %s, and its list says the same', async (_, date, code, reason) => {
    const { eventDate, prices } = await world.addShow({ date });
    const refused = await world.hold([[prices[0] ?? '', 1]]);
    expect([refused.status, refused.body.code, refused.body.values.reason]).toEqual([409, code, reason]);
    expect((await world.call('GET', `${eventDate}?fields=onSale`)).body.onSale).toBe(false);
  });

  it.each([
    ['disabled', { enabled: false }, 'disabled'],
    ['hidden', { isHidden: true }, 'hidden'],
    ['not yet on sale', { saleStartDate: hours(1) }, 'notYetOnSale'],
  ])('refuses a ticket price that is %s, and its list says the same', async (_, price, reason) => {
    const { prices } = await world.addShow({ prices: [price] });
    const refused = await world.hold([[prices[0] ?? '', 1]]);
    expect([refused.status, refused.body.code, refused.body.values.reason]).toEqual([
      409,
      'SALE-003',
      reason,
    ]);
    expect((await world.call('GET', `${prices[0]}?fields=onSale`)).body.onSale).toBe(false);
  });

  it('sells to a latecomer, until the performance has ended', async () => {
    const { eventDate, prices } = await world.addShow({ date: { startDate: hours(-1) } });
    expect((await world.hold([[prices[0] ?? '', 1]])).status).toBe(201);
    expect((await world.call('GET', `${eventDate}?fields=onSale`)).body.onSale).toBe(true);
  });

  it('refuses unknown prices, two currencies and a slip of the keyboard', async () => {
    const { prices } = await world.addShow({ prices: [{}, { currency: 'CHF' }] });
    const [full = '', swiss = ''] = prices;
    const unknown = await world.hold([['/ticketing/v1/ticket_prices/999999999', 1]]);
    expect([unknown.status, unknown.body.code]).toEqual([422, 'SALE-004']);
    expect(
      (
        await world.hold([
          [full, 1],
          [swiss, 1],
        ])
      ).body.code,
    ).toBe('SALE-013');
    expect((await world.hold([[full, 1001]])).body.code).toBe('SALE-016');
  });
});

describe('an expired cart', () => {
  it('gives its places back at the next sweep, exactly once', async () => {
    const { eventDate, prices } = await world.addShow({ total: 10 });
    const cart = (await world.hold([[prices[0] ?? '', 4]])).body['@id'];
    await world.expire(cart);
    await Promise.all([1, 2, 3].map(() => world.sweep()));
    expect(await world.counters(eventDate)).toEqual({ occupied: 0, sold: 0 });
    expect((await world.call('DELETE', cart)).status).toBe(204);
    expect(await world.counters(eventDate)).toEqual({ occupied: 0, sold: 0 });
  });

  it('gives back at once to whoever would be refused otherwise', async () => {
    const { eventDate, prices } = await world.addShow({ total: 5 });
    const [full = ''] = prices;
    await world.expire((await world.hold([[full, 5]])).body['@id']);
    expect((await world.hold([[full, 3]])).status).toBe(201);
    expect(await world.counters(eventDate)).toEqual({ occupied: 3, sold: 0 });
  });

  it('that is changed takes what others let expire, and never gives its own back twice', async () => {
    const { eventDate, prices } = await world.addShow({ total: 5 });
    const [full = ''] = prices;
    const mine = (await world.hold([[full, 3]])).body['@id'];
    const other = (await world.hold([[full, 2]])).body['@id'];
    await world.expire(mine);
    await world.expire(other);
    const changed = await world.call('PUT', mine, { cartItemList: [{ ticketPrice: full, quantity: 4 }] });
    expect([changed.status, changed.body.nbTickets]).toEqual([200, 4]);
    expect(await world.counters(eventDate)).toEqual({ occupied: 4, sold: 0 });
  });

  it('R41: is sold at the price it held before, told the difference after', async () => {
    const { eventDate, prices } = await world.addShow({ total: 5 });
    const [full = ''] = prices;
    const cart = (await world.hold([[full, 2]])).body['@id'];
    await world.manage(
      'PATCH',
      full,
      { facialValue: 2700 },
      { 'content-type': 'application/merge-patch+json' },
    );
    expect((await world.call('GET', cart)).body.customerPaidAmount).toBe(5000);
    await world.expire(cart);
    await world.sweep();
    const key = { 'idempotency-key': `late-${cart}` };
    const paid = await world.pay(cart, 5000, 'cash', key);
    expect([paid.status, paid.body.code, paid.body.changes]).toEqual([
      409,
      'SALE-007',
      [{ ticketPrice: idOf(full), quantity: 2, from: 2500, to: 2700 }],
    ]);
    expect(await world.counters(eventDate)).toEqual({ occupied: 2, sold: 0 });
    const sold = await world.pay(cart, 5400, 'cash', key);
    expect([sold.status, sold.body.customerPaidAmount]).toEqual([201, 5400]);
  });

  it('is not sold when its places are gone', async () => {
    const { prices } = await world.addShow({ total: 2 });
    const [full = ''] = prices;
    const late = (await world.hold([[full, 2]])).body['@id'];
    await world.expire(late);
    expect((await world.hold([[full, 1]])).status).toBe(201);
    expect((await world.pay(late, 5000)).body).toMatchObject({ code: 'SALE-001', left: [{ left: 1 }] });
  });
});
