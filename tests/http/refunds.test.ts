/** Refunds: what was paid goes back, places and seats are free at once, nothing is given back twice. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { describeLine } from '../../overrides/orders/Refund/model.ts';
import { lockEntries } from '../../overrides/orders/Refund/server/readEntries.ts';
import { readSold } from '../../overrides/orders/Refund/server/readSold.ts';
import { recordRefund } from '../../overrides/orders/Refund/server/recordRefund.ts';
import type { Transaction } from '../../server/kit.ts';
import { readMails } from '../fixtures/mails.ts';
import { idOf, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

let world: SaleWorld;
let call: SaleWorld['call'];
beforeAll(async () => {
  world = await startSaleWorld();
  call = world.manage;
  await world.call('POST', '/desk_sessions', {});
  await call('POST', '/desk_sessions', {});
});
afterAll(() => world?.stop());
afterEach(() => world.expectFacts());

/** Three lines of 25.00, 15.00 and 10.00 on one evening, paid by card, with a customer. */
async function sellThree({ hasCustomer = true } = {}) {
  const { eventDate, prices } = await world.addShow({
    total: 10,
    prices: [{ facialValue: 2500 }, { facialValue: 1500 }, { facialValue: 1000 }],
  });
  const customer = hasCustomer
    ? (await call('POST', '/customers', { lastname: 'Vasseur' })).body['@id']
    : undefined;
  const cart = (await world.hold(prices.map((price) => [price, 2] as const))).body['@id'];
  const sold = await world.call('POST', `${cart}/checkout`, {
    payments: [{ deskPaymentMethod: world.methods.card, amount: 10_000 }],
    ...(customer && { customer }),
  });
  expect(sold.status, JSON.stringify(sold.body)).toBe(201);
  const order: string = sold.body['@id'];
  const { body } = await call('GET', `${order}/refundable`);
  return { order, eventDate, prices, lines: body.lines, body };
}

const refund = (order: string, body: object, headers = {}) => call('POST', `${order}/refund`, body, headers);
const card = (amount: number) => [{ deskPaymentMethod: world.methods.card, amount }];

const readOrder = async (order: string) =>
  (
    await call(
      'GET',
      `${order}?fields=paymentStatus,balance,bankTransactionBalance,soldTicketQuantity,nbTickets`,
    )
  ).body;

describe('a refund of one line of three', () => {
  it('gives back what was paid for it to the card, ends its tickets and frees its places, all at once', async () => {
    const { order, eventDate, prices, lines, body } = await sellThree();
    expect(body).toMatchObject({
      currency: 'EUR',
      paid: 10_000,
      due: 0,
      customer: 'Vasseur',
      methods: [
        { code: 'card', most: 10_000 },
        { code: 'cash', most: 10_000 },
      ],
    });
    expect(lines.map(({ amounts }: { amounts: number[] }) => amounts)).toEqual([
      [2500, 2500],
      [1500, 1500],
      [1000, 1000],
    ]);
    expect(await world.counters(eventDate)).toEqual({ occupied: 6, sold: 6 });
    const [line] = lines;
    const answer = await refund(order, {
      lines: [{ orderItem: line.orderItem, quantity: 2, left: 2 }],
      payments: card(5000),
      reason: 'Ill',
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    expect(answer.body).toMatchObject({
      '@type': 'Refund',
      order,
      amount: 5000,
      feeAmount: 0,
      reason: 'Ill',
    });
    expect(await readOrder(order)).toMatchObject({
      paymentStatus: 'refunded_partially',
      balance: 0,
      bankTransactionBalance: 5000,
      soldTicketQuantity: 4,
      nbTickets: 6,
    });
    expect(await world.counters(eventDate)).toEqual({ occupied: 4, sold: 4 });
    expect(await world.counters(prices[0] ?? '')).toEqual({ occupied: 0, sold: 0 });
    const tickets = await world.rows(
      'SELECT "status", "valid", count(*)::int AS "count" FROM "ticket" WHERE "order_id" = $1 GROUP BY 1, 2 ORDER BY 1',
      [idOf(order)],
    );
    expect(tickets).toEqual([
      { status: 'payed', valid: true, count: 4 },
      { status: 'refunded', valid: false, count: 2 },
    ]);
    const items = await call('GET', `/refund_order_items?refund=${answer.body['@id']}`);
    expect(items.body.member).toMatchObject([{ quantity: 2, amount: 5000, netAmount: 5000, vatAmount: 0 }]);
    const events = (await call('GET', `${order}/events`)).body;
    expect(events[0]).toMatchObject({
      kind: 'refund',
      amount: 5000,
      detail: 'Ill',
      actor: expect.stringContaining('Camille'),
    });
  });

  it('takes one ticket of two, then the other, and refuses a third with what changed (R40)', async () => {
    const { order, lines } = await sellThree();
    const [line] = lines;
    const [first, second] = line.tickets.map(({ ticket }: { ticket: number }) => ticket);
    const one = (ticket: number, left: number) =>
      refund(order, {
        lines: [{ orderItem: line.orderItem, quantity: 1, tickets: [ticket], left }],
        payments: card(2500),
      });
    expect((await one(first, 2)).status).toBe(201);
    const again = await one(first, 2);
    expect([again.status, again.body.code]).toEqual([409, 'ORDER-001']);
    expect(again.body.changes).toEqual([
      { orderItem: line.orderItem, label: line.label, property: 'left', from: 2, to: 1 },
      { orderItem: line.orderItem, label: line.label, property: 'ticket', from: first, to: null },
    ]);
    expect((await one(second, 1)).status).toBe(201);
    expect(await readOrder(order)).toMatchObject({
      paymentStatus: 'refunded_partially',
      bankTransactionBalance: 5000,
    });
  });

  it('leaves with the customer what does not go out, and gives back in cash what was paid by card', async () => {
    const { order, lines } = await sellThree();
    const [line] = lines;
    const answer = await refund(order, {
      lines: [{ orderItem: line.orderItem, quantity: 2 }],
      payments: [{ deskPaymentMethod: world.methods.cash, amount: 2000 }],
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    expect(await readOrder(order)).toMatchObject({ balance: -3000, bankTransactionBalance: 8000 });
  });

  it('of all lines leaves an order that is wholly refunded', async () => {
    const { order, eventDate, lines } = await sellThree();
    const all = lines.map(({ orderItem }: { orderItem: number }) => ({ orderItem, quantity: 2, left: 2 }));
    expect((await refund(order, { lines: all, payments: card(10_000) })).status).toBe(201);
    expect(await readOrder(order)).toMatchObject({
      paymentStatus: 'refunded_totally',
      balance: 0,
      bankTransactionBalance: 0,
    });
    expect(await world.counters(eventDate)).toEqual({ occupied: 0, sold: 0 });
    expect((await call('GET', `${order}/refundable`)).body.lines).toEqual([]);
  });
});

describe('a refund is refused', () => {
  it.each([
    ['a line of another order', 'ORDER-002', (_: number) => ({ orderItem: 1, quantity: 1 }), 0],
    [
      'fewer tickets than places',
      'ORDER-003',
      (orderItem: number) => ({ orderItem, quantity: 1, tickets: [] }),
      0,
    ],
    ['more money than is given back', 'ORDER-004', (orderItem: number) => ({ orderItem, quantity: 2 }), 5001],
  ] as const)('for %s', async (_, code, describe, out) => {
    const { order, lines } = await sellThree();
    const body = { lines: [describe(lines[0].orderItem)], payments: out > 0 ? card(out) : [] };
    const answer = await refund(order, body);
    expect([answer.status, answer.body.code], JSON.stringify(answer.body)).toEqual([422, code]);
  });

  it('by a method that took nothing of the order, and to a credit that nobody could have', async () => {
    const { order, lines } = await sellThree({ hasCustomer: false });
    const body = { lines: [{ orderItem: lines[0].orderItem, quantity: 2 }] };
    const byCheck = await refund(order, {
      ...body,
      payments: [{ deskPaymentMethod: world.methods.check, amount: 100 }],
    });
    expect([byCheck.status, byCheck.body.code]).toEqual([422, 'ORDER-005']);
    const toNobody = await refund(order, { ...body, payments: card(1000) });
    expect([toNobody.status, toNobody.body.code]).toEqual([422, 'ORDER-006']);
  });

  it('to who may not refund, and without an open session for money that goes out', async () => {
    const { order, lines } = await sellThree();
    const body = { lines: [{ orderItem: lines[0].orderItem, quantity: 2 }], payments: card(5000) };
    expect((await world.call('POST', `${order}/refund`, body)).status).toBe(403);
  });
});

describe('the same refund twice', () => {
  it('at the same moment is done once, and so is one that is sent again with its key', async () => {
    const { order, lines } = await sellThree();
    const body = { lines: [{ orderItem: lines[0].orderItem, quantity: 2, left: 2 }], payments: card(5000) };
    const both = await Promise.all([refund(order, body), refund(order, body)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const other = { lines: [{ orderItem: lines[1].orderItem, quantity: 2, left: 2 }], payments: card(3000) };
    const key = { 'idempotency-key': `refund-${order}` };
    const [one, two] = [await refund(order, other, key), await refund(order, other, key)];
    expect([one.status, two.status, two.body['@id']]).toEqual([201, 201, one.body['@id']]);
    expect(await readOrder(order)).toMatchObject({ bankTransactionBalance: 2000 });
  });

  it('would be given twice from what was read before, were it not for the lock and the guard of the ledger', async () => {
    const { order, lines } = await sellThree();
    const id = idOf(order);
    const giveTwice = async (tx: Transaction) => {
      const items = await readSold(tx, 1, id);
      const posted = await lockEntries(tx, 1, id);
      const item = items.get(lines[0].orderItem);
      if (!item) throw new Error('The line is not there.');
      const facts = {
        contract: 1,
        order: id,
        payment: null,
        currency: 'EUR',
        client: null,
        items,
        posted,
        lines: [describeLine(item, { quantity: 2 })],
        payments: [{ name: 'card', amount: 5000 }],
        reason: null,
        owner: null,
        session: null,
        now: new Date(),
      } as const;
      await recordRefund(tx, facts);
      // The counters would refuse the places first: they are held again, as by the next buyer.
      await tx.query(
        'UPDATE "event_date" SET "occupied_stock" = 6 WHERE "id" = (SELECT "event_date_id" FROM "order_item" WHERE "id" = $1)',
        [item.id],
      );
      await tx.query(
        'UPDATE "ticket_price" SET "occupied_stock" = 2 WHERE "id" = (SELECT "ticket_price_id" FROM "order_item" WHERE "id" = $1)',
        [item.id],
      );
      await recordRefund(tx, facts);
      await tx.query('SET CONSTRAINTS ALL IMMEDIATE');
      const [sum] = await tx.query<{ amount: number }>(
        'SELECT sum("amount")::int AS "amount" FROM "refund" WHERE "order_id" = $1',
        [id],
      );
      throw new Error(`given back: ${sum?.amount}`);
    };
    const asOwner = (before: string) =>
      world.server.database.transaction('system', async (tx) => {
        await tx.query(before);
        await giveTwice(tx);
      });
    await expect(asOwner('SELECT 1')).rejects.toThrow(
      /Of the "5000" of the entry "\d+", "10000" are given back\./,
    );
    await expect(asOwner('ALTER TABLE "transaction" DISABLE TRIGGER "limited_refund"')).rejects.toThrow(
      'given back: 10000',
    );
  });
});

describe('a performance that is given up', () => {
  /** Until its job has ended. */
  async function wait(job: string) {
    for (;;) {
      const { body } = await call('GET', job);
      if (body.status === 'SUCCESS' || body.status === 'FAIL') return body;
    }
  }

  async function sellOne(price: string, customer: string | undefined) {
    const cart = (await world.hold([[price, 1]])).body['@id'];
    const sold = await world.call('POST', `${cart}/checkout`, {
      payments: card(2500),
      ...(customer && { customer }),
    });
    expect(sold.status, JSON.stringify(sold.body)).toBe(201);
    return sold.body['@id'] as string;
  }

  it('is refunded order by order by a job, which names what could not be and goes on; done again, it does the rest', async () => {
    const { eventDate, prices } = await world.addShow({ total: 10, prices: [{ facialValue: 2500 }] });
    const customer = (await call('POST', '/customers', { lastname: 'Annulée', email: 'annulee@example.org' }))
      .body['@id'];
    const price = prices[0] ?? '';
    const named = await sellOne(price, customer);
    const nameless = await sellOne(price, undefined);
    const plan = await call('GET', `${eventDate}/refunds`);
    expect(plan.body).toMatchObject({
      title: 'The Seagull',
      status: 'opened',
      orders: [
        { order: idOf(named), customer: 'Annulée', places: 1, amount: 2500, refunded: 0, online: [] },
        { order: idOf(nameless), customer: null, places: 1, amount: 2500 },
      ],
    });
    const started = await call('POST', `${eventDate}/refunds`, {
      way: 'original',
      notify: true,
      reason: 'The singer is ill',
    });
    expect(started.status, JSON.stringify(started.body)).toBe(202);
    const job = await wait(started.body['@id']);
    expect(job.result).toMatchObject({
      changed: 1,
      failed: 1,
      unmailed: 0,
      errors: [{ record: nameless, code: 'ORDER-006' }],
    });
    expect((await call('GET', eventDate)).body.status).toBe('cancelled');
    expect(await world.counters(eventDate)).toEqual({ occupied: 1, sold: 1 });
    expect(await readOrder(named)).toMatchObject({ paymentStatus: 'refunded_totally', balance: -2500 });
    const [mail] = readMails(world.server.host.settings.varDir, 'annulee@example.org');
    expect(mail?.text).toContain('25,00');
    await call('PUT', nameless, { customer });
    const again = await call('POST', `${eventDate}/refunds`, { way: 'credit', orders: [nameless] });
    expect(again.status, JSON.stringify(again.body)).toBe(202);
    expect((await wait(again.body['@id'])).result).toMatchObject({ changed: 1, failed: 0 });
    expect(await world.counters(eventDate)).toEqual({ occupied: 0, sold: 0 });
    expect((await call('GET', `${eventDate}/refunds`)).body.orders).toMatchObject([
      { places: 0, refunded: 2500 },
      { places: 0, refunded: 2500 },
    ]);
  });
});
