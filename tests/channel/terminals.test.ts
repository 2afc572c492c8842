/** A card payment from a cart to a terminal and back, over real sockets: whatever becomes of it, money is taken once. */
import { beforeAll, describe, expect, it } from 'vitest';
import { LAST_ACTION, type Simulator, startSimulator } from '../../box/terminals/simulator.ts';
import { sweepPayments } from '../../overrides/sale/TerminalPayment/server/service.ts';
import { idOf, openSaleWorld, type SaleWorld } from '../fixtures/sale.ts';
import { createTerminal, startPairedBox } from './box.ts';
import { setUpLine, until } from './line.ts';

const line = setUpLine();
let world: SaleWorld;

beforeAll(async () => {
  world = await openSaleWorld(line.server);
  await world.call('POST', '/desk_sessions', {});
});

const UNKNOWN_MS = 700;

/** A box with one terminal, and what that terminal did. */
async function startTill(boxId: string, change: { lastAction?: string; answerMs?: number } = {}) {
  const simulator = await startSimulator();
  line.undos.push(() => simulator.stop());
  const terminals = [createTerminal({ uri: simulator.uri, answerMs: UNKNOWN_MS, ...change })];
  const agent = await line.startBox({ boxId, terminals });
  return { simulator, agent };
}

/** A cart of one place that costs so many cents: they choose the simulator's scenario. */
async function holdCart(facialValue: number) {
  const { eventDate, prices } = await world.addShow({ total: 10, prices: [{ facialValue }] });
  const cart: string = (await world.hold([[prices[0] ?? '', 1]])).body['@id'];
  const payments = [{ deskPaymentMethod: world.methods.card, amount: facialValue }];
  return { cart, eventDate, price: prices[0] ?? '', payments };
}

type Held = Awaited<ReturnType<typeof holdCart>>;

const start = ({ cart, payments }: Held, boxId: string, headers = {}) =>
  world.call('POST', `${cart}/terminal-payment`, { boxId, terminal: 'till', payments }, headers);

const read = async (payment: string) => (await world.call('GET', payment)).body;

async function untilStatus(payment: string, status: string) {
  await until(async () => (await read(payment)).status === status, `the payment "${status}"`);
  return read(payment);
}

/** Begins a payment and waits for its end. */
async function pay(held: Held, boxId: string, status: string) {
  const started = await start(held, boxId);
  expect(started.status, JSON.stringify(started.body)).toBe(201);
  return untilStatus(started.body['@id'], status);
}

const countSales = async (cart: string) =>
  (
    await world.rows<{ amount: number }>(
      `SELECT sum(t."debit")::int AS "amount" FROM "order" o JOIN "transaction" t ON t."order_id" = o."id" AND t."name" = 'card'
       WHERE o."cart_id" = $1 GROUP BY o."id"`,
      [idOf(cart)],
    )
  ).map(({ amount }) => amount);

const checkout = ({ cart, payments }: Held) => world.call('POST', `${cart}/checkout`, { payments });

describe('a card payment', () => {
  it('is accepted, sold with, and debited once, however often it is asked for', async () => {
    const { simulator } = await startTill('till-1');
    const held = await holdCart(2500);
    const key = { 'idempotency-key': 'card-once' };
    const [first, again] = await Promise.all([start(held, 'till-1', key), start(held, 'till-1', key)]);
    const started = [first, again].find(({ status }) => status === 201);
    const payment = await untilStatus(started?.body['@id'], 'authorised');
    expect(payment).toMatchObject({
      amount: 2500,
      currency: 'EUR',
      terminalName: 'Till',
      cardType: 'B',
      cardMode: '2',
      lastDigits: '4242',
      order: null,
    });
    expect((await start(held, 'till-1', key)).body['@id']).toBe(payment['@id']);
    const sold = await checkout(held);
    expect(sold.status, JSON.stringify(sold.body)).toBe(201);
    expect((await read(payment['@id'])).order).toBe(sold.body['@id']);
    expect([simulator.debited, await countSales(held.cart)]).toEqual([[2500], [2500]]);
    await world.expectFacts();
  });

  it('leaves the cart as it was when the bank refuses or the customer gives up, to be paid otherwise', async () => {
    const { simulator } = await startTill('till-2');
    const refused = await holdCart(2501);
    expect(await pay(refused, 'till-2', 'refused')).toMatchObject({ reason: 'refused', lastDigits: null });
    expect((await world.pay(refused.cart, 2501)).status).toBe(201);
    const abandoned = await holdCart(2504);
    expect(await pay(abandoned, 'till-2', 'aborted')).toMatchObject({ reason: 'abandoned' });
    expect((await world.call('DELETE', abandoned.cart)).status).toBe(204);
    expect(simulator.debited).toEqual([]);
  });

  it('is not begun where no box, no terminal or nobody at its address is there', async () => {
    const held = await holdCart(2500);
    const offline = await start(held, 'till-none');
    expect(offline.body).toMatchObject({ status: 'aborted', reason: 'box_offline' });
    await line.startBox({ boxId: 'till-3', terminals: [createTerminal({ uri: 'tcp://127.0.0.1:1' })] });
    expect(await pay(held, 'till-3', 'aborted')).toMatchObject({ reason: 'terminal_offline' });
    const request = { boxId: 'till-3', terminal: 'other', payments: held.payments };
    expect((await world.call('POST', `${held.cart}/terminal-payment`, request)).body).toMatchObject({
      status: 'aborted',
      reason: 'terminal_not_found',
    });
  });

  it('that went dark after authorising leads to exactly one payment, once the terminal is asked', async () => {
    const { simulator } = await startTill('till-4', { lastAction: LAST_ACTION });
    const held = await holdCart(2503);
    const payment = await pay(held, 'till-4', 'unknown');
    expect(simulator.debited).toEqual([2503]);
    // Nothing else pays it meanwhile, and the terminal is not asked for it again.
    expect((await world.pay(held.cart, 2503)).body.code).toBe('SALE-027');
    expect((await start(held, 'till-4')).body.code).toBe('SALE-027');
    expect((await world.call('POST', `${payment['@id']}/query`)).body).toMatchObject({
      status: 'authorised',
      lastDigits: '4242',
    });
    expect((await world.pay(held.cart, 2503)).body.code).toBe('SALE-028');
    expect((await checkout(held)).status).toBe(201);
    expect([simulator.debited, simulator.asked.length, await countSales(held.cart)]).toEqual([
      [2503],
      1,
      [2503],
    ]);
  });

  it('takes no earlier payment of the same amount for the one that is unknown', async () => {
    const { simulator } = await startTill('till-5', { lastAction: LAST_ACTION });
    const first = await holdCart(2503);
    const known = await pay(first, 'till-5', 'unknown');
    expect((await world.call('POST', `${known['@id']}/query`)).body.status).toBe('authorised');
    simulator.turnDeaf();
    const second = await holdCart(2503);
    const payment = await pay(second, 'till-5', 'unknown');
    expect((await world.call('POST', `${payment['@id']}/query`)).body.status).toBe('unknown');
    expect(simulator.debited).toEqual([2503]);
  });

  it('is settled by a person where the terminal stays silent, with their name and what they checked', async () => {
    const { simulator } = await startTill('till-6');
    const held = await holdCart(2505);
    const payment = await pay(held, 'till-6', 'unknown');
    expect((await world.call('POST', `${payment['@id']}/query`)).body.status).toBe('unknown');
    const word = { outcome: 'taken', reason: 'Its receipt says accepted, 14:32.' };
    const other = await world.as('other@demo.test')('PUT', `${payment['@id']}/settle`, word);
    expect(other.status).toBe(404);
    expect((await world.call('PUT', `${payment['@id']}/settle`, { outcome: 'taken' })).status).toBe(422);
    const settled = await world.call('PUT', `${payment['@id']}/settle`, word);
    expect(settled.body).toMatchObject({
      status: 'authorised',
      reason: 'settled',
      settledReason: word.reason,
      settledBy: expect.stringContaining('/'),
    });
    expect((await world.call('PUT', `${payment['@id']}/settle`, word)).body.code).toBe('SALE-030');
    expect((await checkout(held)).status).toBe(201);
    expect([simulator.debited, await countSales(held.cart)]).toEqual([[2505], [2505]]);
  });

  it('that was settled as not taken frees the cart, and says so if the terminal says otherwise later', async () => {
    await startTill('till-7', { lastAction: LAST_ACTION });
    const held = await holdCart(2503);
    const payment = await pay(held, 'till-7', 'unknown');
    const word = { outcome: 'not_taken', reason: 'No receipt.' };
    expect((await world.call('PUT', `${payment['@id']}/settle`, word)).body.status).toBe('aborted');
    expect((await world.pay(held.cart, 2503)).status).toBe(201);
    const [row] = await world.rows<{ transaction_id: string }>(
      `SELECT "transaction_id" FROM "terminal_payment" WHERE "id" = $1`,
      [idOf(payment['@id'])],
    );
    const { host } = line.server;
    const { keepAnswer } = await import('../../overrides/sale/TerminalPayment/server/keepAnswer.ts');
    const { lockPayment } = await import('../../overrides/sale/TerminalPayment/server/lockPayment.ts');
    await host.transaction({ contract: 1, actor: 'box:till-7' }, async (context) => {
      const locked = await lockPayment(context, {
        transactionId: row?.transaction_id ?? '',
        boxId: 'till-7',
      });
      if (locked) await keepAnswer(context, locked, { status: 'authorised' });
    });
    expect(await read(payment['@id'])).toMatchObject({ status: 'aborted', isContradicted: true });
  });

  it('that never reached the box is known not to be made, and is not made by a late message', async () => {
    const { simulator } = await startTill('till-8');
    const held = await holdCart(2500);
    const [row] = await world.rows<{ id: number }>(
      `INSERT INTO "terminal_payment" ("contract_id", "cart_id", "amount", "status", "box_id", "terminal", "transaction_id", "seller_id")
       SELECT 1, $1, 2500, 'started', 'till-8', 'till', 'never-sent', "owner_id" FROM "cart" WHERE "id" = $1 RETURNING "id"`,
      [idOf(held.cart)],
    );
    const payment = `/ticketing/v1/terminal_payments/${row?.id}`;
    expect((await world.call('POST', `${payment}/query`)).body).toMatchObject({
      status: 'aborted',
      reason: 'not_sent',
    });
    const { relay } = await import('../../overrides/box/Channel/server/tokens.ts');
    const transaction = {
      transactionId: 'never-sent',
      amount: 2500,
      currency: 'EUR',
      kind: 'debit',
      orderId: '1',
    };
    await line.server.host
      .use(relay)
      .askBox({ contract: 1, boxId: 'till-8' }, 'startPaymentTerminalTransaction', {
        boxId: 'till-8',
        terminalId: 'till',
        transaction,
      });
    expect(simulator.asked).toEqual([]);
  });
});

describe('a cart whose card payment is open', () => {
  it('is neither changed, emptied, reserved, deleted, expired nor paid otherwise, until it is settled', async () => {
    await startTill('till-9');
    const held = await holdCart(2505);
    const payment = await pay(held, 'till-9', 'unknown');
    const { cart, price, eventDate } = held;
    const isRefused = async (method: string, path: string, body?: unknown) =>
      expect((await world.call(method, path, body)).body?.code, `${method} ${path}`).toBe('SALE-027');
    await isRefused('PUT', cart, { cartItemList: [] });
    await isRefused('PUT', cart, { cartItemList: [{ ticketPrice: price, quantity: 2 }] });
    await isRefused('PUT', cart, { couponCodeList: ['X'] });
    await isRefused('PUT', '/carts/bulk', { member: [{ '@id': cart, comment: 'x' }] });
    await isRefused('DELETE', cart);
    await isRefused('POST', `${cart}/checkout`, { payments: held.payments });
    const keep = { reservationName: 'Durand', expiresAt: new Date(Date.now() + 3_600_000).toISOString() };
    await isRefused('PUT', `${cart}/reserve`, keep);
    await isRefused('PUT', `${cart}/option`, keep);
    await world.expire(cart);
    await world.sweep();
    expect(await world.counters(eventDate)).toEqual({ occupied: 1, sold: 0 });
    // Not even for somebody who wants the last places.
    const all = await world.hold([[price, 10]]);
    expect(all.body.code).toBe('SALE-001');
    await world.call('PUT', `${payment['@id']}/settle`, { outcome: 'not_taken', reason: 'No receipt.' });
    await world.sweep();
    expect(await world.counters(eventDate)).toEqual({ occupied: 0, sold: 0 });
  });

  it('is paid late at the price that the card was debited', async () => {
    await startTill('till-10');
    const held = await holdCart(2500);
    await pay(held, 'till-10', 'authorised');
    await world.manage('PUT', held.price, { facialValue: 9900 });
    await world.expire(held.cart);
    await world.sweep();
    const sold = await checkout(held);
    expect([sold.status, sold.body.customerPaidAmount], JSON.stringify(sold.body)).toEqual([201, 2500]);
  });

  it('is called unknown once no customer takes that long, and only then', async () => {
    const held = await holdCart(2500);
    const [row] = await world.rows<{ id: number }>(
      `INSERT INTO "terminal_payment" ("contract_id", "cart_id", "amount", "status", "box_id", "terminal", "transaction_id")
       VALUES (1, $1, 2500, 'started', 'gone', 'till', 'gone') RETURNING "id"`,
      [idOf(held.cart)],
    );
    const { database, transaction } = line.server.host;
    const sweep = (now: Date) =>
      sweepPayments(
        { database, transaction: (contract, run) => transaction({ contract, actor: 'test' }, run) },
        now,
      );
    await sweep(new Date());
    expect((await read(`/terminal_payments/${row?.id}`)).status).toBe('started');
    await sweep(new Date(Date.now() + 200_000));
    expect((await read(`/terminal_payments/${row?.id}`)).status).toBe('unknown');
  });

  it('refuses what the sale would refuse before a card is debited', async () => {
    const { simulator } = await startTill('till-11');
    const held = await holdCart(120_000);
    const wrong = async (payments: unknown) =>
      (
        await world.call('POST', `${held.cart}/terminal-payment`, {
          boxId: 'till-11',
          terminal: 'till',
          payments,
        })
      ).body.code;
    const { card, cash } = world.methods;
    expect(await wrong([{ deskPaymentMethod: card, amount: 100 }])).toBe('SALE-008');
    expect(await wrong([{ deskPaymentMethod: cash, amount: 120_000 }])).toBe('SALE-011');
    const split = [
      { deskPaymentMethod: card, amount: 60_000 },
      { deskPaymentMethod: card, amount: 60_000 },
    ];
    expect(await wrong(split)).toBe('SALE-029');
    expect(simulator.asked).toEqual([]);
  });
});

describe('a box', () => {
  it('that stopped during a payment tells that nobody knows, and never sends it again', async () => {
    const simulator: Simulator = await startSimulator();
    line.undos.push(() => simulator.stop());
    const box = startPairedBox({
      server: line.server.origin,
      terminals: [createTerminal({ uri: simulator.uri })],
    });
    line.undos.push(() => box.stop());
    const transaction = { transactionId: 'cut', amount: 2505, currency: 'EUR', kind: 'debit', orderId: '1' };
    const message = { boxId: 'box-1', terminalId: 'till', transaction };
    expect(await box.relay.ask('startPaymentTerminalTransaction', message, 5000)).toEqual({ taken: true });
    await until(() => simulator.asked.length === 1, 'the terminal asked');
    expect(await box.relay.ask('rebootDevice', {}, 5000)).toMatchObject({ code: 'busy' });
    await box.agent.stop();
    box.restart();
    expect(await box.relay.ask('startPaymentTerminalTransaction', message, 5000)).toEqual({ taken: true });
    const query = { ...message, reservedAt: new Date().toISOString() };
    expect(await box.relay.ask('queryPaymentTerminalTransaction', query, 5000)).toMatchObject({
      status: 'unknown',
    });
    expect(simulator.asked).toHaveLength(1);
  });

  it('starts for a desk what the server has reserved, and nothing else, and the desk hears of it', async () => {
    const { io } = await import('socket.io-client');
    const { simulator } = await startTill('till-12');
    const accessToken = JSON.stringify({ access_token: await line.anna() });
    const desk = io(`${line.server.origin}/v1`, {
      path: '/socket.io',
      transports: ['websocket'],
      forceNew: true,
      query: { type: 'desk', id: '1', accessToken },
    });
    line.undos.push(() => desk.disconnect());
    await new Promise<void>((resolve) => desk.once('connect', () => resolve()));
    const held = await holdCart(2500);
    const name = 'startPaymentTerminalTransaction';
    const details = { amount: 1, currency: 'EUR', kind: 'debit', orderId: '1' };
    desk.emit(name, 'till-12', 'till', { ...details, transactionId: 'never-reserved' }, 'token');
    await world.rows(
      `INSERT INTO "terminal_payment" ("contract_id", "cart_id", "amount", "status", "box_id", "terminal", "transaction_id")
       VALUES (1, $1, 2500, 'started', 'till-12', 'till', 'reserved')`,
      [idOf(held.cart)],
    );
    const heard = new Promise((resolve) => desk.once('paymentTerminalTransaction', resolve));
    desk.emit(name, 'till-12', 'till', { ...details, transactionId: 'reserved' }, 'token');
    expect(await heard).toMatchObject({ transactionId: 'reserved', status: 'authorised' });
    expect(simulator.debited).toEqual([2500]);
  });
});
