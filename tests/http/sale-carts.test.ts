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

describe('cart_items/bulk', () => {
  const ITEMS =
    'fields=totalItemNumber,customerPaidAmount,couponValidityMap,cartItemList{quantity,facialValue,groupKey,couponCode,participant,data,ticketPrice}';
  const add = (member: readonly object[], call = world.call) => call('POST', '/cart_items/bulk', { member });
  const read = async (cart: string) => (await world.call('GET', `${cart}?${ITEMS}`)).body;
  const openCart = async (price: string) => (await world.hold([[price, 1]])).body['@id'] as string;

  it('adds items with their group, participant, data and amount, and they are those of the tickets', async () => {
    const { prices } = await world.addShow({ prices: [{}, { dynamic: true, facialValue: 1000 }], total: 40 });
    const [price = '', free = ''] = prices;
    const cart = await openCart(price);
    const holder = (await world.manage('POST', '/customers', { lastname: 'Noé', firstname: 'Zoé' })).body[
      '@id'
    ];
    const added = await add([
      { cart, ticketPrice: price, quantity: 2, groupKey: ' 4B ', data: { table: 3 } },
      { cart, ticketPrice: price, quantity: 1, participant: holder },
      { cart, ticketPrice: free, quantity: 2, facialValue: 0 },
      { cart, ticketPrice: free, quantity: 1, facialValue: 1234 },
      { cart, ticketPrice: free, quantity: 1 },
      { cart, ticketPrice: price, quantity: 1, groupKey: '4B' },
    ]);
    expect(added.status, JSON.stringify(added.body)).toBe(201);
    expect(added.body.member).toHaveLength(5);
    const rows = (await read(cart)).cartItemList.map((item: Record<string, unknown>) => [
      item.ticketPrice,
      item.quantity,
      item.facialValue,
      item.groupKey,
      item.participant,
      item.data,
    ]);
    expect(rows).toEqual([
      [price, 1, 2500, null, null, null],
      [price, 3, 2500, '4B', null, { table: 3 }],
      [price, 1, 2500, null, holder, null],
      [free, 2, 0, null, null, null],
      [free, 1, 1234, null, null, null],
      [free, 1, 1000, null, null, null],
    ]);
    // Who changes a quantity by the cart's own call and leaves the rest out changes nothing else.
    const one = { ticketPrice: free, quantity: 2, facialValue: 0 };
    const kept = await world.call('PATCH', cart, {
      cartItemList: [
        one,
        { ticketPrice: price, quantity: 1, groupKey: '4B' },
        { ticketPrice: price, quantity: 1, groupKey: null, participant: holder },
      ],
    });
    expect(kept.body).toMatchObject({ totalItemNumber: 4, customerPaidAmount: 5000 });
    expect((await read(cart)).cartItemList[0]).toMatchObject({ groupKey: '4B', data: { table: 3 } });
    const sold = await world.call(
      'POST',
      `${cart}/checkout?fields=customerPaidAmount,ticketList{facialValue,fullName,participant}`,
      { payments: [{ deskPaymentMethod: world.methods.cash, amount: 5000 }] },
    );
    expect(sold.status, JSON.stringify(sold.body)).toBe(201);
    const { body: order } = await world.manage(
      'GET',
      `${sold.body['@id']}?fields=ticketList{facialValue,fullName,participant}`,
    );
    const tickets = order.ticketList.map((ticket: Record<string, unknown>) => [
      ticket.facialValue,
      ticket.fullName,
      ticket.participant,
    ]);
    const want = [
      [0, null, null],
      [0, null, null],
      [2500, 'Noé Zoé', holder],
      [2500, null, null],
    ];
    expect(tickets).toHaveLength(4);
    expect(tickets).toEqual(expect.arrayContaining(want));
  });

  it('gives a code with an item, which opens its offers', async () => {
    const { prices } = await world.addShow({});
    const cart = await openCart(prices[0] ?? '');
    const more = await add([{ cart, ticketPrice: prices[0], quantity: 3, couponCode: 'AMIS26' }]);
    expect(more.status).toBe(201);
    expect((await read(cart)).couponValidityMap).toMatchObject({ AMIS26: { valid: expect.any(Boolean) } });
  });

  it('holds all or nothing, over several carts, and names the member that is refused', async () => {
    const { prices, eventDate } = await world.addShow({ total: 6, prices: [{}, { isHidden: true }] });
    const [price = '', hidden = ''] = prices;
    const [one, other] = [await openCart(price), await openCart(price)];
    const member = { cart: one, ticketPrice: price, quantity: 1, groupKey: 'x' };
    const refusals = [
      ['SALE-001', 'member[3].quantity', { cart: other, ticketPrice: price, quantity: 9, groupKey: 'y' }],
      ['SALE-003', 'member[3].ticketPrice', { cart: other, ticketPrice: hidden, quantity: 1 }],
      ['SALE-036', 'member[3].facialValue', { cart: one, ticketPrice: price, quantity: 1, facialValue: 1 }],
      ['SALE-016', 'member[3].quantity', { cart: one, ticketPrice: price, quantity: 1001 }],
      ['VAL-001', 'member[3].facialValue', { cart: one, ticketPrice: price, quantity: 1, facialValue: -1 }],
      [
        'VAL-001',
        'member[3].ticketPrice',
        { cart: one, ticketPrice: '/ticketing/v1/ticket_prices/0', quantity: 1 },
      ],
      // Lines that are one: the first that asks for it.
      ['SALE-001', 'member[0].quantity', { ...member, quantity: 9 }],
    ] as const;
    for (const [code, propertyPath, bad] of refusals) {
      const refused = await add([member, { ...member, cart: other }, { ...member, groupKey: 'z' }, bad]);
      expect([refused.status, refused.body.code, refused.body.violations[0].propertyPath]).toEqual([
        code === 'SALE-003' ? 409 : 422,
        code,
        propertyPath,
      ]);
    }
    expect(await world.counters(eventDate)).toMatchObject({ occupied: 2 });
    expect((await read(one)).cartItemList).toHaveLength(1);
  });

  it('changes no cart of a colleague, and none that was sold', async () => {
    const { prices } = await world.addShow({});
    const [price = ''] = prices;
    const cart = await openCart(price);
    const member = [{ cart, ticketPrice: price, quantity: 1 }];
    const bruno = await add(member, world.as('bruno@demo.test'));
    expect([bruno.status, bruno.body.code]).toEqual([403, 'RIGHT-005']);
    await world.pay(cart, 2500);
    expect(await add(member)).toMatchObject({ status: 409, body: { code: 'SALE-006' } });
  });
});
