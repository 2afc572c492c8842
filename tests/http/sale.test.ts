/** A sale through the API: what is held, sold, refused and stored. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkoutCart } from '../../overrides/sale/Cart/server/checkout.ts';
import { expireCarts } from '../../overrides/sale/Cart/server/expireCarts.ts';
import type { Transaction } from '../../server/kit.ts';
import { hours, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

let world: SaleWorld;
let session: string;

beforeAll(async () => {
  world = await startSaleWorld();
  const opened = await world.call('POST', '/desk_sessions', {});
  session = opened.body['@id'];
});
afterAll(() => world?.stop());
afterEach(() => world.expectFacts());

const hold = (items: readonly (readonly [string, number, string?])[]) =>
  world.call('POST', '/carts', {
    cartItemList: items.map(([ticketPrice, quantity, stockContingent]) => ({
      ticketPrice,
      quantity,
      ...(stockContingent ? { stockContingent } : {}),
    })),
  });

const pay = (cart: string, amount: number, code = 'cash', headers = {}) =>
  world.call(
    'POST',
    `${cart}/checkout`,
    { payments: amount === 0 ? [] : [{ deskPaymentMethod: world.methods[code], amount }] },
    headers,
  );

const rows = <Row>(text: string, params: readonly unknown[]) =>
  world.server.database.query<Row>('system', text, params);

const idOf = (iri: string) => Number(iri.split('/').at(-1));

const expire = (cart: string) =>
  rows(`UPDATE "cart" SET "expires_at" = now() - interval '1 minute' WHERE "id" = $1 RETURNING 1`, [
    idOf(cart),
  ]);

describe('a cart', () => {
  it('holds its places on every layer, changes by the difference and gives back what is deleted', async () => {
    const { eventDate, prices } = await world.addShow({ total: 10, prices: [{}, {}] });
    const [full = '', reduced = ''] = prices;
    const made = await hold([[full, 2]]);
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
    expect(changed.body).toMatchObject({ nbTickets: 4, totalItemNumber: 2, customerPaidAmount: 10_000 });
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
    const refused = await hold([
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
    expect((await hold([[bounded, 6]])).body).toMatchObject({ code: 'SALE-001', left: [{ left: 5 }] });
    expect((await hold([[free, 5, contingent]])).body).toMatchObject({
      code: 'SALE-001',
      left: [{ left: 4 }],
    });
    const held = await hold([[free, 4, contingent]]);
    expect(held.status).toBe(201);
    expect(await world.counters(parent.body['@id'])).toEqual({ occupied: 4, sold: 0 });
    expect(await world.counters(contingent)).toEqual({ occupied: 4, sold: 0 });
    const other = await world.addShow({});
    const [foreign = ''] = other.prices;
    expect((await hold([[foreign, 1, contingent]])).body.code).toBe('SALE-014');
    await pay(held.body['@id'], 10_000);
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
    expect((await hold([[full, 4]])).body).toMatchObject({ code: 'SALE-001', left: [{ left: 3 }] });
    expect((await hold([[full, 3]])).status).toBe(201);
    const outside = await hold([[extra, 4]]);
    expect(outside.status).toBe(201);
    expect(await world.counters(eventDate)).toEqual({ occupied: 3, sold: 0 });
    const read = await world.call(
      'GET',
      `${eventDate}?fields=bookableStock,isOverbooked,ticketPriceList{bookableStock}`,
    );
    expect(read.body).toMatchObject({ bookableStock: 0, isOverbooked: true });
    await pay(outside.body['@id'], 10_000);
    const [row] = await rows(`SELECT "sold_ex_stock_tickets" AS "sold" FROM "event_date" WHERE "id" = $1`, [
      idOf(eventDate),
    ]);
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
    const refused = await hold([[prices[0] ?? '', 1]]);
    expect([refused.status, refused.body.code, refused.body.values.reason]).toEqual([409, code, reason]);
    expect((await world.call('GET', `${eventDate}?fields=onSale`)).body.onSale).toBe(false);
  });

  it.each([
    ['disabled', { enabled: false }, 'disabled'],
    ['hidden', { isHidden: true }, 'hidden'],
    ['not yet on sale', { saleStartDate: hours(1) }, 'notYetOnSale'],
  ])('refuses a ticket price that is %s, and its list says the same', async (_, price, reason) => {
    const { prices } = await world.addShow({ prices: [price] });
    const refused = await hold([[prices[0] ?? '', 1]]);
    expect([refused.status, refused.body.code, refused.body.values.reason]).toEqual([
      409,
      'SALE-003',
      reason,
    ]);
    expect((await world.call('GET', `${prices[0]}?fields=onSale`)).body.onSale).toBe(false);
  });

  it('sells to a latecomer, until the performance has ended', async () => {
    const { eventDate, prices } = await world.addShow({ date: { startDate: hours(-1) } });
    expect((await hold([[prices[0] ?? '', 1]])).status).toBe(201);
    expect((await world.call('GET', `${eventDate}?fields=onSale`)).body.onSale).toBe(true);
  });

  it('refuses unknown prices, two currencies and a slip of the keyboard', async () => {
    const { prices } = await world.addShow({ prices: [{}, { currency: 'CHF' }] });
    const [full = '', swiss = ''] = prices;
    const unknown = await hold([['/ticketing/v1/ticket_prices/999999999', 1]]);
    expect([unknown.status, unknown.body.code]).toEqual([422, 'SALE-004']);
    expect(
      (
        await hold([
          [full, 1],
          [swiss, 1],
        ])
      ).body.code,
    ).toBe('SALE-013');
    expect((await hold([[full, 1001]])).body.code).toBe('SALE-016');
  });
});

describe('an expired cart', () => {
  it('gives its places back at the next sweep, exactly once', async () => {
    const { eventDate, prices } = await world.addShow({ total: 10 });
    const cart = (await hold([[prices[0] ?? '', 4]])).body['@id'];
    await expire(cart);
    await Promise.all([1, 2, 3].map(() => expireCarts(world.server.database, new Date())));
    expect(await world.counters(eventDate)).toEqual({ occupied: 0, sold: 0 });
    expect((await world.call('DELETE', cart)).status).toBe(204);
    expect(await world.counters(eventDate)).toEqual({ occupied: 0, sold: 0 });
  });

  it('gives back at once to whoever would be refused otherwise', async () => {
    const { eventDate, prices } = await world.addShow({ total: 5 });
    const [full = ''] = prices;
    await expire((await hold([[full, 5]])).body['@id']);
    expect((await hold([[full, 3]])).status).toBe(201);
    expect(await world.counters(eventDate)).toEqual({ occupied: 3, sold: 0 });
  });

  it('that is changed takes what others let expire, and never gives its own back twice', async () => {
    const { eventDate, prices } = await world.addShow({ total: 5 });
    const [full = ''] = prices;
    const mine = (await hold([[full, 3]])).body['@id'];
    const other = (await hold([[full, 2]])).body['@id'];
    await expire(mine);
    await expire(other);
    const changed = await world.call('PUT', mine, { cartItemList: [{ ticketPrice: full, quantity: 4 }] });
    expect([changed.status, changed.body.nbTickets]).toEqual([200, 4]);
    expect(await world.counters(eventDate)).toEqual({ occupied: 4, sold: 0 });
  });

  it('R41: is sold at the price it held before, told the difference after', async () => {
    const { eventDate, prices } = await world.addShow({ total: 5 });
    const [full = ''] = prices;
    const cart = (await hold([[full, 2]])).body['@id'];
    await world.manage(
      'PATCH',
      full,
      { facialValue: 2700 },
      { 'content-type': 'application/merge-patch+json' },
    );
    expect((await world.call('GET', cart)).body.customerPaidAmount).toBe(5000);
    await expire(cart);
    await expireCarts(world.server.database, new Date());
    const key = { 'idempotency-key': `late-${cart}` };
    const told = await pay(cart, 5000, 'cash', key);
    expect([told.status, told.body.code, told.body.changes]).toEqual([
      409,
      'SALE-007',
      [{ ticketPrice: idOf(full), quantity: 2, from: 2500, to: 2700 }],
    ]);
    expect(await world.counters(eventDate)).toEqual({ occupied: 2, sold: 0 });
    const sold = await pay(cart, 5400, 'cash', key);
    expect([sold.status, sold.body.customerPaidAmount]).toEqual([201, 5400]);
  });

  it('is not sold when its places are gone', async () => {
    const { prices } = await world.addShow({ total: 2 });
    const [full = ''] = prices;
    const late = (await hold([[full, 2]])).body['@id'];
    await expire(late);
    expect((await hold([[full, 1]])).status).toBe(201);
    expect((await pay(late, 5000)).body).toMatchObject({ code: 'SALE-001', left: [{ left: 1 }] });
  });
});

describe('a checkout', () => {
  it('writes order, items with their VAT, tickets, payment, balanced transactions and booking', async () => {
    const [tax] = await rows<{ id: number; rate: number }>(
      `SELECT "id", "rate" FROM "tax" WHERE "rate" = 5.5 LIMIT 1`,
      [],
    );
    const { eventDate, prices } = await world.addShow({
      total: 10,
      prices: [{ tax: `/ticketing/v1/taxes/${tax?.id}` }, { facialValue: 0, name: 'Invitation' }],
    });
    const [full = '', guest = ''] = prices;
    const cart = (
      await hold([
        [full, 3],
        [guest, 1],
      ])
    ).body['@id'];
    const sold = await world.call('POST', `${cart}/checkout`, {
      payments: [
        { deskPaymentMethod: world.methods.cash, amount: 5000, given: 6000 },
        { deskPaymentMethod: world.methods.card, amount: 2500 },
      ],
      comment: 'Front row if possible',
    });
    expect(sold.status, JSON.stringify(sold.body)).toBe(201);
    expect(sold.body).toMatchObject({
      status: 'validated',
      paymentStatus: 'payed',
      nbTickets: 4,
      customerPaidAmount: 7500,
      netAmount: 7109,
      vatAmount: 391,
      balance: 0,
      comment: 'Front row if possible',
      cart,
      deskSession: session,
    });
    const id = idOf(sold.body['@id']);
    const items = await rows(
      `SELECT "quantity", "facial_value", "customer_paid_amount", "vat_rate", "net_amount", "vat_amount" FROM "order_item" WHERE "order_id" = $1 ORDER BY "id"`,
      [id],
    );
    expect(items).toEqual([
      {
        quantity: 3,
        facial_value: 2500,
        customer_paid_amount: 7500,
        vat_rate: 5.5,
        net_amount: 7109,
        vat_amount: 391,
      },
      { quantity: 1, facial_value: 0, customer_paid_amount: 0, vat_rate: 0, net_amount: 0, vat_amount: 0 },
    ]);
    const tickets = await rows<{
      number: number;
      barcode: string;
      status: string;
      ticketing_title: string;
      facial_value: number;
    }>(
      `SELECT "number", "barcode", "status", "ticketing_title", "facial_value" FROM "ticket" WHERE "order_id" = $1 ORDER BY "number"`,
      [id],
    );
    expect(tickets.map((ticket) => ticket.facial_value)).toEqual([2500, 2500, 2500, 0]);
    expect(new Set(tickets.map((ticket) => ticket.barcode)).size).toBe(4);
    for (const ticket of tickets) {
      expect(ticket).toMatchObject({ status: 'payed', ticketing_title: 'The Seagull' });
      expect(ticket.barcode).toMatch(/^[A-HJKMNP-Z2-9]{20}$/);
    }
    expect(tickets.map(({ number }) => number - (tickets[0]?.number ?? 0))).toEqual([0, 1, 2, 3]);
    const entries = await rows(
      `SELECT "account_type", "name", "debit", "credit", "given_amount" FROM "transaction" WHERE "order_id" = $1 ORDER BY "id"`,
      [id],
    );
    expect(entries).toEqual([
      { account_type: 'bank', name: 'cash', debit: 5000, credit: 0, given_amount: 6000 },
      { account_type: 'bank', name: 'card', debit: 2500, credit: 0, given_amount: null },
      { account_type: 'sale', name: 'sale', debit: 0, credit: 7500, given_amount: null },
    ]);
    const booked = await rows(
      `SELECT b."type", b."nb_tickets", count(i.*)::int AS "items" FROM "booking" b JOIN "booking_item" i ON i."booking_id" = b."id"
       WHERE b."order_id" = $1 GROUP BY 1, 2`,
      [id],
    );
    expect(booked).toEqual([{ type: 'order', nb_tickets: 4, items: 4 }]);
    expect(await world.counters(eventDate)).toEqual({ occupied: 4, sold: 4 });
    expect(await world.counters(guest)).toEqual({ occupied: 1, sold: 1 });
    expect((await world.call('GET', cart)).body.status).toBe('validated');
  });

  it('R38: a free sale takes no payment and its tickets record 0', async () => {
    const { prices } = await world.addShow({ prices: [{ facialValue: 0 }] });
    const cart = (await hold([[prices[0] ?? '', 2]])).body['@id'];
    const sold = await pay(cart, 0);
    expect([sold.status, sold.body.customerPaidAmount, sold.body.nbTickets]).toEqual([201, 0, 2]);
  });

  it('refuses payments that do not pay the cart, and sells nothing', async () => {
    const { eventDate, prices } = await world.addShow({ total: 100, prices: [{ facialValue: 60_000 }] });
    const cart = (await hold([[prices[0] ?? '', 2]])).body['@id'];
    const attempt = (payments: readonly unknown[]) => world.call('POST', `${cart}/checkout`, { payments });
    const { cash, card } = world.methods;
    expect((await attempt([{ deskPaymentMethod: card, amount: 1000 }])).body.code).toBe('SALE-008');
    expect((await attempt([{ deskPaymentMethod: cash, amount: 120_000, given: 1000 }])).body.code).toBe(
      'SALE-010',
    );
    expect((await attempt([{ deskPaymentMethod: cash, amount: 120_000 }])).body.code).toBe('SALE-011');
    expect(
      (await attempt([{ deskPaymentMethod: '/ticketing/v1/desk_payment_methods/999999', amount: 120_000 }]))
        .body.code,
    ).toBe('SALE-012');
    expect((await attempt([{ deskPaymentMethod: card, amount: -1 }])).status).toBe(422);
    expect(await world.counters(eventDate)).toEqual({ occupied: 2, sold: 0 });
    expect((await pay(cart, 120_000, 'card')).status).toBe(201);
    expect((await pay(cart, 120_000, 'card')).body.code).toBe('SALE-006');
    expect((await world.call('DELETE', cart)).body.code).toBe('SALE-006');
    expect((await world.call('PUT', cart, { cartItemList: [] })).body.code).toBe('SALE-006');
    expect((await pay('/ticketing/v1/carts/999999', 1)).body.code).toBe('SALE-015');
  });

  it('refuses an amount of nothing, whoever asks', async () => {
    const { prices } = await world.addShow({ total: 5 });
    const cart = idOf((await hold([[prices[0] ?? '', 1]])).body['@id']);
    const caller = { accountId: 1, email: 'anna@demo.test', name: 'Anna', contracts: [1], contract: 1 };
    const deskPaymentMethod = world.methods.cash ?? '';
    const sale = world.server.database.transaction({ contract: 1 }, (tx) =>
      checkoutCart({ tx, contract: 1, caller, now: new Date(), afterCommit: () => undefined }, cart, {
        payments: [
          { deskPaymentMethod, amount: 2500 },
          { deskPaymentMethod, amount: 0 },
        ],
      }),
    );
    await expect(sale).rejects.toMatchObject({ code: 'SALE-009' });
  });

  it('refuses an empty cart', async () => {
    const cart = (await hold([])).body['@id'];
    expect((await pay(cart, 0)).body.code).toBe('SALE-005');
  });

  it('sells once, however often the same key asks', async () => {
    const { eventDate, prices } = await world.addShow({ total: 5 });
    const cart = (await hold([[prices[0] ?? '', 1]])).body['@id'];
    const key = { 'idempotency-key': `sale-${cart}` };
    const first = await pay(cart, 2500, 'cash', key);
    const again = await pay(cart, 2500, 'cash', key);
    expect([first.status, again.status, again.body['@id']]).toEqual([201, 201, first.body['@id']]);
    expect(await world.counters(eventDate)).toEqual({ occupied: 1, sold: 1 });
  });

  it('leaves a whole order or none, interrupted after any of its statements', async () => {
    const { eventDate, prices } = await world.addShow({ total: 5 });
    const cart = idOf((await hold([[prices[0] ?? '', 2]])).body['@id']);
    const payments = [{ deskPaymentMethod: world.methods.cash ?? '', amount: 5000 }];
    const caller = { accountId: 1, email: 'anna@demo.test', name: 'Anna', contracts: [1], contract: 1 };
    const attempt = (limit: number) => {
      let count = 0;
      return world.server.database.transaction({ contract: 1, actor: 'test' }, async (tx) => {
        const broken: Transaction = {
          drizzle: tx.drizzle,
          async query<Row>(text: string, params?: readonly unknown[]) {
            const answer = await tx.query<Row>(text, params);
            count += 1;
            if (count === limit) throw new Error(`interrupted after statement ${limit}`);
            return answer;
          },
        };
        const context = { tx: broken, contract: 1, caller, now: new Date(), afterCommit: () => undefined };
        return checkoutCart(context, cart, { payments });
      });
    };
    const counts = () =>
      rows(
        `SELECT (SELECT count(*) FROM "order") AS "orders", (SELECT count(*) FROM "ticket") AS "tickets",
           (SELECT count(*) FROM "transaction") AS "entries", (SELECT sum("value") FROM "number_counter") AS "numbers"`,
        [],
      );
    const before = await counts();
    let statements = 1;
    for (; ; statements += 1) {
      const outcome = await attempt(statements).then(
        () => 'sold',
        (error: Error) => error.message,
      );
      if (outcome === 'sold') break;
      expect(outcome).toBe(`interrupted after statement ${statements}`);
      expect(await counts()).toEqual(before);
      expect(await world.counters(eventDate)).toEqual({ occupied: 2, sold: 0 });
    }
    expect(statements).toBeGreaterThan(8);
    expect(await world.counters(eventDate)).toEqual({ occupied: 2, sold: 2 });
  });

  it('is possible only with an open desk session of the caller', async () => {
    const manager = world.as('manager@demo.test');
    const { prices } = await world.addShow({ total: 5 });
    const cart = await manager('POST', '/carts', { cartItemList: [{ ticketPrice: prices[0], quantity: 1 }] });
    const refused = await manager('POST', `${cart.body['@id']}/checkout`, {
      payments: [{ deskPaymentMethod: world.methods.cash, amount: 2500 }],
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'DESK-001']);
  });
});

describe('a desk session', () => {
  it('is opened once, counted by payment method, and closed by its seller, once', async () => {
    const bruno = world.as('bruno@demo.test');
    const opened = await bruno('POST', '/desk_sessions', {});
    expect(opened.body).toMatchObject({ userEmail: 'bruno@demo.test', isOpen: true, endDate: null });
    expect((await bruno('POST', '/desk_sessions', {})).body.code).toBe('DESK-002');
    const mine = await bruno('GET', '/desk_sessions?opened=1&user=me&itemsPerPage=1');
    expect(mine.body.member.map((one: Record<string, string>) => one['@id'])).toEqual([opened.body['@id']]);
    const { prices } = await world.addShow({});
    for (const code of ['cash', 'card', 'cash']) {
      const cart = await bruno('POST', '/carts', { cartItemList: [{ ticketPrice: prices[0], quantity: 1 }] });
      const payments = [{ deskPaymentMethod: world.methods[code], amount: 2500 }];
      expect((await bruno('POST', `${cart.body['@id']}/checkout`, { payments })).status).toBe(201);
    }
    const account = await bruno('GET', `${opened.body['@id']}/accountability.json`);
    expect(account.body).toMatchObject({ orderCount: 3, ticketCount: 3, total: 7500, currency: 'EUR' });
    expect(
      account.body.methods.map((method: Record<string, unknown>) => [method.code, method.amount]),
    ).toEqual([
      ['cash', 5000],
      ['card', 2500],
    ]);
    const close = `${opened.body['@id']}/close`;
    expect((await world.call('POST', close)).body.code).toBe('DESK-004');
    expect((await bruno('POST', close)).status).toBe(204);
    expect((await bruno('POST', close)).body.code).toBe('DESK-003');
    expect((await bruno('POST', '/desk_sessions/999999/close')).body.code).toBe('DESK-005');
  });
});

describe('the programme', () => {
  it('hides and shows a price, suspends, opens and closes a ticketing, cancels an event date', async () => {
    const { ticketing, eventDate, prices } = await world.addShow({});
    const [full = ''] = prices;
    expect((await world.manage('PUT', `${full}/hide`)).body.isHidden).toBe(true);
    expect((await world.manage('PUT', `${full}/show`)).body.isHidden).toBe(false);
    expect((await world.manage('PUT', '/ticket_prices/999999/hide')).body.code).toBe('REQ-010');
    expect((await world.manage('POST', '/ticketings/999999/open-sales')).body.code).toBe('PROG-003');
    expect((await world.manage('POST', `${ticketing}/suspend-sales`)).body.isOnSale).toBe(false);
    expect((await hold([[full, 1]])).body.values.reason).toBe('suspended');
    await world.manage('POST', `${ticketing}/open-sales`);
    expect((await hold([[full, 1]])).status).toBe(201);
    await world.manage('POST', `${ticketing}/close-sales`);
    expect((await hold([[full, 1]])).body.values.reason).toBe('closed');
    expect((await world.manage('PUT', `${eventDate}/cancel`)).body.status).toBe('cancelled');
    expect((await world.manage('PUT', `${eventDate}/cancel`)).body.code).toBe('PROG-002');
    expect((await world.manage('PUT', '/event_dates/999999/cancel')).body.code).toBe('PROG-001');
  });

  it('clones an event date as a draft with its prices, and with nothing sold', async () => {
    const { eventDate, prices } = await world.addShow({
      total: 10,
      prices: [{ name: 'Full' }, { name: 'Young' }],
    });
    expect((await hold([[prices[0] ?? '', 3]])).status).toBe(201);
    const fields = 'fields=status,totalStock,occupiedStock,bookableStock,ticketPriceList{name,occupiedStock}';
    const { status, body } = await world.manage('POST', `${eventDate}/clone?${fields}`);
    expect(status).toBe(201);
    expect(body['@id']).not.toBe(eventDate);
    expect([body.status, body.totalStock, body.occupiedStock, body.bookableStock]).toEqual([
      'draft',
      10,
      0,
      10,
    ]);
    expect(
      body.ticketPriceList.map((price: { name: string; occupiedStock: number }) => [
        price.name,
        price.occupiedStock,
      ]),
    ).toEqual([
      ['Full', 0],
      ['Young', 0],
    ]);
    expect((await world.counters(eventDate)).occupied).toBe(3);
    expect((await world.manage('POST', '/event_dates/999999/clone')).body.code).toBe('PROG-001');
  });
});
