/** What a checkout sells, refuses and stores. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkoutCart } from '../../overrides/sale/Cart/server/checkout.ts';
import { lockCart } from '../../overrides/sale/Cart/server/lockCart.ts';
import type { Statement, Transaction, WriteContext } from '../../server/kit.ts';
import { contextOf } from '../fixtures/contextOf.ts';
import { idOf, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

/** The sale without the engine around it. */
async function sellCart(
  context: WriteContext,
  id: number,
  payments: readonly { readonly deskPaymentMethod: number; readonly amount: number }[],
): Promise<number> {
  const cart = await lockCart(context, id);
  if (!cart) throw new Error(`There is no cart ${id}.`);
  return checkoutCart(context, cart, { payments });
}

let world: SaleWorld;
let session: string;

beforeAll(async () => {
  world = await startSaleWorld();
  const opened = await world.call('POST', '/desk_sessions', {});
  session = opened.body['@id'];
});
afterAll(() => world?.stop());
afterEach(() => world.expectFacts());

describe('a checkout', () => {
  it('writes order, items with their VAT, tickets, payment, balanced transactions and booking', async () => {
    const [tax] = await world.rows<{ id: number; rate: number }>(
      `SELECT "id", "rate" FROM "tax" WHERE "rate" = 5.5 LIMIT 1`,
      [],
    );
    const { eventDate, prices } = await world.addShow({
      total: 10,
      prices: [{ tax: `/ticketing/v1/taxes/${tax?.id}` }, { facialValue: 0, name: 'Invitation' }],
    });
    const [full = '', guest = ''] = prices;
    const cart = (
      await world.hold([
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
    const items = await world.rows(
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
    const tickets = await world.rows<{
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
    const entries = await world.rows(
      `SELECT "account_type", "name", "debit", "credit", "given_amount" FROM "transaction" WHERE "order_id" = $1 ORDER BY "id"`,
      [id],
    );
    expect(entries).toEqual([
      { account_type: 'bank', name: 'cash', debit: 5000, credit: 0, given_amount: 6000 },
      { account_type: 'bank', name: 'card', debit: 2500, credit: 0, given_amount: null },
      { account_type: 'sale_suspense', name: 'sale', debit: 0, credit: 7500, given_amount: null },
    ]);
    const [named] = await world.rows(
      `SELECT b."entity_name" = o."number" AS "isNumbered" FROM "booking" b JOIN "order" o ON o."id" = b."order_id" WHERE o."id" = $1`,
      [id],
    );
    expect(named, 'a booking is listed by the number of its order').toEqual({ isNumbered: true });
    const booked = await world.rows(
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
    const cart = (await world.hold([[prices[0] ?? '', 2]])).body['@id'];
    const sold = await world.pay(cart, 0);
    expect([sold.status, sold.body.customerPaidAmount, sold.body.nbTickets]).toEqual([201, 0, 2]);
  });

  it('refuses payments that do not pay the cart, and sells nothing', async () => {
    const { eventDate, prices } = await world.addShow({ total: 100, prices: [{ facialValue: 60_000 }] });
    const cart = (await world.hold([[prices[0] ?? '', 2]])).body['@id'];
    const attempt = (payments: readonly unknown[]) => world.call('POST', `${cart}/checkout`, { payments });
    const { cash, card } = world.methods;
    expect((await attempt([{ deskPaymentMethod: card, amount: 1000 }])).body.code).toBe('SALE-008');
    expect((await attempt([{ deskPaymentMethod: cash, amount: 120_000, given: 1000 }])).body.code).toBe(
      'SALE-010',
    );
    expect((await attempt([{ deskPaymentMethod: cash, amount: 120_000 }])).body.code).toBe('SALE-011');
    const enableCards = (isEnabled: boolean) =>
      world.rows(`UPDATE "desk_payment_method" SET "enabled" = $1 WHERE "code" = 'card'`, [isEnabled]);
    await enableCards(false);
    expect((await attempt([{ deskPaymentMethod: card, amount: 120_000 }])).body.code).toBe('SALE-012');
    await enableCards(true);
    await world.manage('PUT', String(card), { flexible: false });
    const parts = [
      { deskPaymentMethod: cash, amount: 20_000 },
      { deskPaymentMethod: card, amount: 100_000 },
    ];
    expect((await attempt(parts)).body.code).toBe('SALE-031');
    await world.manage('PUT', String(card), { flexible: true });
    const named = [{ deskPaymentMethod: '/ticketing/v1/desk_payment_methods/999999', amount: 120_000 }];
    expect((await attempt(named)).body.violations).toMatchObject([
      { propertyPath: 'payments[0].deskPaymentMethod', code: 'relation' },
    ]);
    expect((await attempt([{ deskPaymentMethod: cart, amount: 120_000 }])).body.violations).toMatchObject([
      { propertyPath: 'payments[0].deskPaymentMethod', code: 'relation' },
    ]);
    expect((await attempt([{ deskPaymentMethod: card, amount: -1 }])).status).toBe(422);
    expect(await world.counters(eventDate)).toEqual({ occupied: 2, sold: 0 });
    expect((await world.pay(cart, 120_000, 'card')).status).toBe(201);
    expect((await world.pay(cart, 120_000, 'card')).body.code).toBe('SALE-006');
    expect((await world.call('DELETE', cart)).body.code).toBe('SALE-006');
    expect((await world.call('PUT', cart, { cartItemList: [] })).body.code).toBe('SALE-006');
    expect((await world.pay('/ticketing/v1/carts/999999', 1)).body.code).toBe('REQ-010');
  });

  it('refuses an amount of nothing, whoever asks', async () => {
    const { prices } = await world.addShow({ total: 5 });
    const cart = idOf((await world.hold([[prices[0] ?? '', 1]])).body['@id']);
    const caller = { accountId: 1, email: 'anna@demo.test', name: 'Anna', contracts: [1], contract: 1 };
    const deskPaymentMethod = idOf(world.methods.cash ?? '');
    const payments = [2500, 0].map((amount) => ({ deskPaymentMethod, amount }));
    const sale = world.server.database.transaction({ contract: 1 }, (tx) =>
      sellCart(contextOf(tx, caller, world.server.host), cart, payments),
    );
    await expect(sale).rejects.toMatchObject({ code: 'SALE-009' });
  });

  it('refuses an empty cart', async () => {
    const cart = (await world.hold([])).body['@id'];
    expect((await world.pay(cart, 0)).body.code).toBe('SALE-005');
  });

  it('sells once, however often the same key asks', async () => {
    const { eventDate, prices } = await world.addShow({ total: 5 });
    const cart = (await world.hold([[prices[0] ?? '', 1]])).body['@id'];
    const key = { 'idempotency-key': `sale-${cart}` };
    const first = await world.pay(cart, 2500, 'cash', key);
    const again = await world.pay(cart, 2500, 'cash', key);
    expect([first.status, again.status, again.body['@id']]).toEqual([201, 201, first.body['@id']]);
    expect(await world.counters(eventDate)).toEqual({ occupied: 1, sold: 1 });
  });

  it('leaves a whole order or none, interrupted after any of its statements', async () => {
    const { eventDate, prices } = await world.addShow({ total: 5 });
    const cart = idOf((await world.hold([[prices[0] ?? '', 2]])).body['@id']);
    const payments = [{ deskPaymentMethod: idOf(world.methods.cash ?? ''), amount: 5000 }];
    const caller = { accountId: 1, email: 'anna@demo.test', name: 'Anna', contracts: [1], contract: 1 };
    const attempt = (limit: number) => {
      let count = 0;
      return world.server.database.transaction({ contract: 1, actor: 'test' }, async (tx) => {
        const broken: Transaction = {
          async query<Row>(statement: string | Statement<Row>, params?: readonly unknown[]) {
            const answer = await tx.query<Row>(statement, params);
            count += 1;
            if (count === limit) throw new Error(`interrupted after statement ${limit}`);
            return answer;
          },
        };
        return sellCart(contextOf(broken, caller, world.server.host), cart, payments);
      });
    };
    const counts = () =>
      world.rows(
        `SELECT (SELECT count(*) FROM "order") AS "orders", (SELECT count(*) FROM "ticket") AS "tickets",
           (SELECT count(*) FROM "transaction") AS "entries", (SELECT sum("value") FROM "number_counter") AS "numbers",
           (SELECT count(*) FROM "journal_record") AS "records"`,
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
