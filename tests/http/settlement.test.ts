/** An order after its sale: taken, paid back, corrected, another person's; the ledger, its status and the drawer agree throughout. */
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { describeRepayment } from '../../overrides/money/Ledger/model.ts';
import { recordMoney } from '../../overrides/money/Ledger/server/recordMoney.ts';
import { readMails } from '../fixtures/mails.ts';
import { idOf, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

let world: SaleWorld;
let call: SaleWorld['call'];
let session: string;
beforeAll(async () => {
  world = await startSaleWorld();
  call = world.manage;
  await world.call('POST', '/desk_sessions', {});
  session = (await call('POST', '/desk_sessions', {})).body['@id'];
});
afterAll(() => world?.stop());
afterEach(() => world.expectFacts());

const method = (code: string) => world.methods[code] ?? '';
const by = (code: string, amount: number) => [{ deskPaymentMethod: method(code), amount }];

const addCustomer = async (lastname: string): Promise<string> =>
  (await call('POST', '/customers', { lastname })).body['@id'];

/** Two places at 25.00, paid by card. */
async function sell(customer?: string, facialValue = 2500) {
  const { prices } = await world.addShow({ total: 10, prices: [{ facialValue }] });
  const cart = (await world.hold([[prices[0] ?? '', 2]])).body['@id'];
  const sold = await world.call('POST', `${cart}/checkout`, {
    payments: by('card', 2 * facialValue),
    ...(customer && { customer }),
  });
  expect(sold.status, JSON.stringify(sold.body)).toBe(201);
  return sold.body['@id'] as string;
}

/** Of an order that is paid, an amount becomes due again, as where a payment bounces. */
async function bounce(order: string, amount: number) {
  const [holder] = await world.rows<{ client: number | null }>(
    `SELECT k."client_id" AS "client" FROM "order" o JOIN "customer" k ON k."id" = o."customer_id" WHERE o."id" = $1`,
    [idOf(order)],
  );
  const event = describeRepayment({
    currency: 'EUR',
    at: new Date().toISOString(),
    order: idOf(order),
    client: holder?.client ?? undefined,
    payments: [{ name: 'card', method: idOf(method('card')), amount }],
  });
  await world.server.database.transaction({ contract: 1 }, (tx) => recordMoney(tx, 1, [event]));
}

/** One place goes back and its money stays with the customer. */
async function leaveCredit(order: string, amount: number) {
  const { lines } = (await call('GET', `${order}/refundable`)).body;
  const [{ orderItem, tickets }] = lines;
  const answer = await call('POST', `${order}/refund`, {
    lines: [{ orderItem, quantity: 1, tickets: [tickets[0].ticket] }],
    payments: amount === 2500 ? [] : by('card', 2500 - amount),
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
}

const settle = async (order: string) => (await call('GET', `${order}/settlement`)).body;
const post = (order: string, path: string, body: object) => call('POST', `${order}/${path}`, body);

const lastRecord = async () => {
  const [row] = await world.rows<{ content: string }>(
    `SELECT "content" FROM "journal_record" WHERE "series" = 'P' ORDER BY "number" DESC LIMIT 1`,
    [],
  );
  return JSON.parse(row?.content ?? '{}');
};

describe('what is due of an order', () => {
  it('is taken in parts, at the desk, until it is paid; its status follows from the ledger', async () => {
    const order = await sell();
    await bounce(order, 5000);
    expect(await settle(order)).toMatchObject({ status: 'awaiting_payment', due: 5000, paid: 0, account: 0 });
    const first = await post(order, 'debit', { payments: by('cash', 2000), due: 5000 });
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect(first.body).toMatchObject({ paymentStatus: 'incomplete_payment', balance: 3000 });
    expect(await lastRecord()).toMatchObject({ type: 'payment', total: 2000 });
    const late = await post(order, 'debit', { payments: by('cash', 3000), due: 5000 });
    expect([late.status, late.body.code]).toEqual([409, 'ORDER-001']);
    expect(late.body.changes).toEqual([{ property: 'due', from: 5000, to: 3000 }]);
    const last = await post(order, 'debit', { payments: by('card', 3000), due: 3000 });
    expect(last.body).toMatchObject({ paymentStatus: 'payed', balance: 0, bankTransactionBalance: 5000 });
    const account = (await call('GET', `${session}/accountability.json`)).body;
    expect(account.methods).toMatchObject([
      { code: 'card', taken: 3000 },
      { code: 'cash', taken: 2000 },
    ]);
  });

  it('is no more than due, and not above what the law lets a till take in cash (R30c)', async () => {
    const order = await sell();
    const over = await post(order, 'debit', { payments: by('cash', 1) });
    expect([over.status, over.body.code]).toEqual([422, 'ORDER-009']);
    await bounce(order, 5000);
    expect((await post(order, 'debit', { payments: by('cash', 5001) })).body.code).toBe('ORDER-009');
    expect((await post(order, 'debit', { payments: [] })).body.code).toBe('ORDER-009');
    const without = await world.as('bruno@demo.test')('POST', `${order}/debit`, {
      payments: by('cash', 5000),
    });
    expect(without.body.code).toBe('DESK-001');
    const large = await sell(undefined, 60_000);
    await bounce(large, 120_000);
    expect((await post(large, 'debit', { payments: by('cash', 60_000) })).status).toBe(200);
    expect((await post(large, 'debit', { payments: by('cash', 40_001) })).body).toMatchObject({
      code: 'SALE-011',
      values: { cash: 100_001 },
    });
  });

  it('is paid by what the customer has on account of another order', async () => {
    const customer = await addCustomer('Aubert');
    const old = await sell(customer);
    await leaveCredit(old, 2500);
    const order = await sell(customer);
    await bounce(order, 3000);
    expect(await settle(order)).toMatchObject({ account: 2500, due: 3000, customer: 'Aubert' });
    const more = await post(order, 'debit', { payments: [], account: 2501 });
    expect([more.status, more.body.code]).toEqual([422, 'ORDER-010']);
    const answer = await post(order, 'debit', { payments: by('card', 500), account: 2500, due: 3000 });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body).toMatchObject({ paymentStatus: 'payed', balance: 0 });
    expect(await settle(old)).toMatchObject({ due: 0, status: 'refunded_partially' });
    const client = (await call('GET', `/clients?q=Aubert`)).body.member[0];
    expect(client.balance).toEqual({ EUR: 0 });
  });

  it('of two who spend one credit at once is paid once', async () => {
    const customer = await addCustomer('Double');
    const old = await sell(customer);
    await leaveCredit(old, 2500);
    const orders = [await sell(customer), await sell(customer)];
    for (const order of orders) await bounce(order, 2500);
    const spent = await Promise.all(
      orders.map((order) => post(order, 'debit', { payments: [], account: 2500 })),
    );
    expect(spent.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await settle(old)).toMatchObject({ due: 0 });
  });
});

describe('what an order has in credit', () => {
  it('goes out by the method that took it, and counts as given back in the session', async () => {
    const order = await sell(await addCustomer('Credit'));
    await leaveCredit(order, 1500);
    const before = await settle(order);
    expect(before).toMatchObject({
      due: -1500,
      out: [
        { code: 'card', most: 1500 },
        { code: 'cash', most: 1500 },
      ],
    });
    const more = await post(order, 'credit', { payments: by('card', 1501) });
    expect([more.status, more.body.code]).toEqual([422, 'ORDER-011']);
    const answer = await post(order, 'credit', {
      payments: by('cash', 1500),
      due: -1500,
      reason: 'Asked for it',
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body).toMatchObject({ balance: 0, paymentStatus: 'refunded_partially' });
    expect(await lastRecord()).toMatchObject({ type: 'repayment', total: -1500, reason: 'Asked for it' });
    const [event] = (await call('GET', `${order}/events`)).body;
    expect(event).toMatchObject({ kind: 'repayment', amount: 1500, detail: 'Asked for it' });
  });
});

describe('a payment that was recorded wrongly', () => {
  it('is undone and written anew, once, in its open session (R20)', async () => {
    const order = await sell();
    const [paid] = (await settle(order)).entries;
    const body = {
      transaction: `/ticketing/v1/transactions/${paid.transaction}`,
      deskPaymentMethod: method('cash'),
      reason: 'It was cash',
    };
    const answer = await post(order, 'transactions/correct', body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { entries, paid: total, due } = await settle(order);
    expect([total, due]).toEqual([5000, 0]);
    expect(entries).toMatchObject([
      { name: 'card', amount: 5000, state: 'corrected', isCorrectable: false },
      { name: 'card', amount: -5000, state: 'undoing', isCorrectable: false, reason: 'It was cash' },
      { name: 'cash', amount: 5000, state: 'valid', isCorrectable: true, actor: expect.any(String) },
    ]);
    expect(new Set(entries.map((entry: { session: number }) => entry.session)).size).toBe(1);
    expect(await lastRecord()).toMatchObject({
      type: 'correction',
      total: 0,
      payments: [
        { code: 'card', amount: -5000 },
        { code: 'cash', amount: 5000 },
      ],
    });
    const again = await post(order, 'transactions/correct', body);
    expect([again.status, again.body.changes]).toEqual([
      409,
      [{ property: 'transaction', from: paid.transaction, to: null }],
    ]);
    const same = await post(order, 'transactions/correct', {
      ...body,
      transaction: `/ticketing/v1/transactions/${entries[2].transaction}`,
    });
    expect([same.status, same.body.code]).toEqual([422, 'ORDER-013']);
    const back = await post(order, 'transactions/correct', {
      transaction: `/ticketing/v1/transactions/${entries[2].transaction}`,
      valueDate: '2026-01-02T10:00:00Z',
      reason: 'Another day',
    });
    expect(back.status, JSON.stringify(back.body)).toBe(200);
    const other = await post(await sell(), 'transactions/correct', body);
    expect([other.status, other.body.code]).toEqual([422, 'ORDER-012']);
  });
});

describe('a new customer of an order', () => {
  it('takes over its balance, and tickets in the old name where that is wanted; 409 where it changed (R40)', async () => {
    const [old, to] = [await addCustomer('Ancien'), await addCustomer('Nouvelle')];
    const order = await sell(old);
    await leaveCredit(order, 2500);
    await world.rows(`UPDATE "ticket" SET "participant_id" = $2 WHERE "order_id" = $1`, [
      idOf(order),
      idOf(old),
    ]);
    const stale = await post(order, 'new-customer', { customer: to, from: to });
    expect([stale.status, stale.body.code]).toEqual([409, 'ORDER-001']);
    const answer = await post(order, 'new-customer', { customer: to, from: old, ticketsAndCoupons: true });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body).toMatchObject({ customer: to, balance: -2500 });
    const balances = await world.rows(
      `SELECT k."display_name" AS "name", sum(t."credit" - t."debit")::int AS "balance" FROM "transaction" t
       JOIN "customer" k ON k."client_id" = t."client_id" WHERE t."order_id" = $1 GROUP BY 1 ORDER BY 1`,
      [idOf(order)],
    );
    expect(balances).toEqual([
      { name: 'Ancien', balance: 0 },
      { name: 'Nouvelle', balance: 2500 },
    ]);
    const holders = await world.rows(
      'SELECT DISTINCT "participant_id" AS "id" FROM "ticket" WHERE "order_id" = $1',
      [idOf(order)],
    );
    expect(holders).toEqual([{ id: idOf(to) }]);
  });
});

describe('settlements one after another, drawn at random', () => {
  interface Account {
    readonly order: string;
    due: number;
    paid: number;
  }
  const creditOf = (accounts: readonly Account[], but?: Account) =>
    accounts.reduce((sum, one) => sum + (one === but ? 0 : Math.max(0, -one.due)), 0);
  const step = fc.record({
    kind: fc.constantFrom('bounce', 'debit', 'account', 'credit', 'correct'),
    which: fc.nat(1),
    amount: fc.integer({ min: 1, max: 5001 }),
  });

  /** What the model says of one: whether it is allowed, and what it makes of the account. */
  async function take(
    accounts: readonly Account[],
    { kind, which, amount }: typeof step extends fc.Arbitrary<infer S> ? S : never,
  ) {
    const account = accounts[which] ?? accounts[0];
    if (!account) throw new Error('There is no order.');
    const { order, due, paid } = account;
    switch (kind) {
      case 'bounce':
        if (amount > paid) return;
        await bounce(order, amount);
        Object.assign(account, { due: due + amount, paid: paid - amount });
        return;
      case 'debit': {
        const { status } = await post(order, 'debit', { payments: by('cash', amount) });
        expect(status).toBe(amount <= due ? 200 : 422);
        if (status === 200) Object.assign(account, { due: due - amount, paid: paid + amount });
        return;
      }
      case 'account': {
        const isAllowed = amount <= due && amount <= creditOf(accounts, account);
        const { status } = await post(order, 'debit', { payments: [], account: amount });
        expect(status).toBe(isAllowed ? 200 : 422);
        if (!isAllowed) return;
        const [other] = accounts.filter((one) => one !== account);
        if (other) Object.assign(other, { due: other.due + amount, paid: other.paid - amount });
        Object.assign(account, { due: due - amount, paid: paid + amount });
        return;
      }
      case 'credit': {
        const isAllowed = amount <= -due && amount <= paid;
        const { status } = await post(order, 'credit', { payments: by('cash', amount) });
        expect(status).toBe(isAllowed ? 200 : 422);
        if (isAllowed) Object.assign(account, { due: due + amount, paid: paid - amount });
        return;
      }
      case 'correct': {
        const { entries } = await settle(order);
        const wrong = entries.find((entry: { isCorrectable: boolean }) => entry.isCorrectable);
        if (!wrong) return;
        const answer = await post(order, 'transactions/correct', {
          transaction: `/ticketing/v1/transactions/${wrong.transaction}`,
          deskPaymentMethod: method(wrong.name === 'cash' ? 'check' : 'cash'),
          reason: 'Drawn',
        });
        expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      }
    }
  }

  it('leave the ledger, each order and the account as a model of four lines has them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
        const customer = await addCustomer('Hasard');
        const accounts = [await sell(customer), await sell(customer)].map((order) => ({
          order,
          due: 0,
          paid: 5000,
        }));
        const [first] = accounts;
        if (!first) return;
        await leaveCredit(first.order, 2500);
        first.due = -2500;
        for (const one of steps) {
          await take(accounts, one);
          for (const account of accounts) {
            const { due, paid, account: credit } = await settle(account.order);
            expect({ due, paid, credit }).toEqual({
              due: account.due,
              paid: account.paid,
              credit: creditOf(accounts, account),
            });
          }
        }
        await world.expectFacts();
      }),
      { numRuns: 8 },
    );
  });
});

/** A subscriber's turn on a machine with much to do. */
const LATER = { timeout: 20_000 } as const;

describe('a payment link', () => {
  const makeLink = async (order: string, more: object = {}) => {
    const answer = await post(order, 'payment-link', { buyerEmail: 'buyer@example.test', ...more });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return new URL(answer.body.url).pathname;
  };
  /** As a buyer's browser does, who is signed in nowhere. */
  const open = async (path: string, form?: Readonly<Record<string, string>>) => {
    const answer = await fetch(`${world.server.origin}${path}`, {
      redirect: 'manual',
      headers: { 'accept-language': 'en' },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    const to = answer.headers.get('location') ?? undefined;
    return { status: answer.status, to, text: await answer.text(), headers: answer.headers };
  };
  /** @returns where the bank that is played has its page */
  const begin = async (path: string): Promise<string> => {
    const { status, to } = await open(path, {});
    expect([status, to?.startsWith('/pay/simulator/1/')]).toEqual([303, true]);
    return to ?? '';
  };
  const answerBank = async (bank: string, answer: string) => {
    const { status, to } = await open(bank, { answer });
    expect(status).toBe(303);
    return open(to ?? '');
  };
  const unpaid = async (amount = 5000) => {
    const order = await sell(await addCustomer('Lien'));
    await bounce(order, amount);
    return order;
  };

  it('is opened by its address alone, and pays what is due once, in the ledger and in the journal', async () => {
    const order = await unpaid();
    const path = await makeLink(order, { paymentPageMessage: 'For <your> class' });
    const mailed = () => readMails(world.server.varDir, 'buyer@example.test').map(({ text }) => text);
    await expect.poll(() => mailed().filter((text) => text.includes(path)).length, LATER).toBe(1);
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.text).toContain('€50.00');
    expect(page.text).toContain('For &#60;your&#62; class');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    const bank = await begin(path);
    const back = await answerBank(bank, 'accept');
    expect(back.text).toContain('your payment was received');
    expect(await settle(order)).toMatchObject({ status: 'payed', due: 0, paid: 5000 });
    expect(await lastRecord()).toMatchObject({
      type: 'payment',
      total: 5000,
      operator: 'online payment',
      payments: [{ code: 'card_online', amount: 5000 }],
    });
    for (const answer of ['accept', 'refuse']) await open(bank, { answer });
    expect(await settle(order)).toMatchObject({ due: 0, paid: 5000 });
    expect((await open(path)).text).toContain('This order is paid');
    expect((await open(path, {})).to).toBe(path);
  });

  it('takes nothing where the bank refuses or the buyer gives up, and can be tried again', async () => {
    const order = await unpaid();
    const path = await makeLink(order);
    expect((await answerBank(await begin(path), 'refuse')).text).toContain('The payment was refused');
    expect((await answerBank(await begin(path), 'abandon')).text).toContain('was not completed');
    expect(await settle(order)).toMatchObject({ due: 5000, paid: 0 });
    await answerBank(await begin(path), 'accept');
    expect(await settle(order)).toMatchObject({ due: 0, paid: 5000 });
    const attempts = (await call('GET', `/payment_attempts?order=${order}&order[id]=asc`)).body.member;
    expect(attempts.map(({ status }: { status: string }) => status).sort()).toEqual([
      'cancelled',
      'failed',
      'succeeded',
    ]);
  });

  it('is one attempt for who presses twice, and gives back what comes in when nothing is due', async () => {
    const order = await unpaid();
    const path = await makeLink(order);
    const [first, second] = await Promise.all([begin(path), begin(path)]);
    expect(second).toBe(first);
    await post(order, 'debit', { payments: by('card', 3000), due: 5000 });
    const back = await answerBank(first, 'accept');
    expect(back.text).toContain('This order was already paid');
    expect(await settle(order)).toMatchObject({ due: 2000, paid: 3000 });
    const [attempt] = await world.rows<{ metadata: object }>(
      `SELECT "provider_metadata" AS "metadata" FROM "payment_attempt" WHERE "order_id" = $1`,
      [idOf(order)],
    );
    expect(attempt?.metadata).toMatchObject({ reason: 'nothing_due', isRefunded: true });
  });

  it('is settled by asking again where the answer was lost, by staff or by the clock', async () => {
    const order = await unpaid();
    const path = await makeLink(order);
    const bank = await begin(path);
    await open(bank, { answer: 'silent' });
    expect(await settle(order)).toMatchObject({ due: 5000 });
    const [attempt] = (await call('GET', `/payment_attempts?order=${order}`)).body.member;
    expect((await call('POST', `${attempt['@id']}/query`)).body).toMatchObject({ status: 'succeeded' });
    expect(await settle(order)).toMatchObject({ due: 0, paid: 5000 });
  });

  it('opens nothing once another is made, it is withdrawn, or it is over; and no address is guessed', async () => {
    const order = await unpaid();
    const old = await makeLink(order);
    const path = await makeLink(order, { amount: 2000 });
    expect((await open(old)).status).toBe(404);
    expect((await open(path)).text).toContain('€20.00');
    const [link] = (await call('GET', '/payment_links?order[id]=desc&itemsPerPage=1')).body.member;
    expect(link).toMatchObject({ state: 'open', orderId: idOf(order) });
    await world.rows(`UPDATE "payment_link" SET "expires_at" = now() - interval '1 hour' WHERE "id" = $1`, [
      idOf(link['@id']),
    ]);
    expect((await open(path)).text).toContain('This link has expired');
    expect((await open(path, {})).to).toBe(path);
    await call('PUT', link['@id'], { isHidden: true });
    expect((await open(path)).text).toContain('not valid any more');
    expect((await open(`/pay/1/${'a'.repeat(32)}`)).status).toBe(404);
    expect((await open(`/pay/2/${path.split('/').at(-1)}`)).status).toBe(404);
  });

  it('is made of what is due alone, still to come, and for a demonstration', async () => {
    const order = await unpaid();
    const ask = async (body: object) =>
      (await post(order, 'payment-link', { buyerEmail: 'buyer@example.test', ...body })).body.code;
    expect(await ask({ amount: 5001 })).toBe('SALE-040');
    expect(await ask({ expiresAt: '2020-01-01T00:00:00Z' })).toBe('SALE-042');
    const attempt = { order, amount: 5001 };
    expect((await call('POST', '/payment_attempts', attempt)).body.code).toBe('SALE-040');
    const made = await call('POST', '/payment_attempts', { order, amount: 5000 });
    expect(made.body.token).toMatch(/^[\w-]{32}$/);
    await world.rows('UPDATE "contract" SET "is_demo" = false WHERE "id" = 1', []);
    expect(await ask({})).toBe('SALE-041');
    await world.rows('UPDATE "contract" SET "is_demo" = true WHERE "id" = 1', []);
  });
});
