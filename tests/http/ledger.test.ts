/** The ledger on a real database: what it refuses to store, that orders follow it, and how it began on databases of before. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  derivePaymentStatus,
  describeCancellation,
  describeCorrection,
  describePayment,
  describeRefund,
  describeSale,
  type EntryGroup,
  findRefundable,
  type PostedEntry,
  sumOrder,
} from '../../overrides/money/Ledger/model.ts';
import { earnPerformances } from '../../overrides/money/Ledger/server/earnPerformances.ts';
import { findLedgerFaults } from '../../overrides/money/Ledger/server/findLedgerFaults.ts';
import { recordMoney } from '../../overrides/money/Ledger/server/recordMoney.ts';
import { applyMigration } from '../../server/applyMigration.ts';
import type { Transaction } from '../../server/kit.ts';
import { listMigrations } from '../../server/migrate.ts';
import { idOf, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';

let world: SaleWorld;
beforeAll(async () => {
  world = await startSaleWorld();
  await world.call('POST', '/desk_sessions', {});
});
afterAll(() => world?.stop());

const within = <Result>(run: (tx: Transaction) => Promise<Result>) =>
  world.server.database.transaction({ contract: 1 }, run);

/** As the owner of the tables, and undone. */
async function tryOut<Result>(run: (tx: Transaction) => Promise<Result>): Promise<Result> {
  let result: Result | undefined;
  await world.server.database
    .transaction('system', async (tx) => {
      result = await run(tx);
      throw new Error('undone');
    })
    .catch((error: unknown) => {
      if (!(error instanceof Error && error.message === 'undone')) throw error;
    });
  return result as Result;
}

const record = (...events: readonly EntryGroup[]) => within((tx) => recordMoney(tx, 1, events));
const now = () => new Date().toISOString();

const readEntries = (order: number) =>
  world.rows<PostedEntry>(
    `SELECT "id", "account_type" AS "account", "operation_type" AS "operation", "name", "label", "order_item_id" AS "orderItem",
       "desk_payment_method_id" AS "method", "original_id" AS "original", "debit", "credit"
     FROM "transaction" WHERE "order_id" = $1 ORDER BY "id"`,
    [order],
  );

/** Two places at 25.00, sold and paid by card. */
async function sellTwo() {
  const { eventDate, prices } = await world.addShow({ total: 10 });
  const cart = (await world.hold([[prices[0] ?? '', 2]])).body['@id'];
  const order = idOf((await world.pay(cart, 5000, 'card')).body['@id']);
  const [bank, suspense] = await readEntries(order);
  if (!bank || !suspense) throw new Error('The sale has no two entries.');
  return { order, eventDate, bank, suspense, facts: { currency: 'EUR', at: now(), order } as const };
}

const readOrder = async (order: number) =>
  (await world.call('GET', `/orders/${order}?fields=paymentStatus,balance,bankTransactionBalance`)).body;

const UNEVEN = `
  WITH "made" AS (INSERT INTO "transaction_group" ("contract_id", "type") VALUES (1, 'sale') RETURNING "id")
  INSERT INTO "transaction" ("contract_id", "transaction_group_id", "name", "account_type", "debit", "credit")
  SELECT 1, "id", 'sale', "account", "debit", "credit" FROM "made",
    (VALUES ('bank', 5000, 0), ('sale_suspense', 0, 4999)) AS e("account", "debit", "credit")`;

describe('the database', () => {
  it('refuses a group whose sides differ, when its transaction commits', async () => {
    await expect(within((tx) => tx.query(UNEVEN))).rejects.toThrow(
      /^The transaction group "\d+" debits "5000" and credits "4999" of "EUR"\.$/,
    );
  });

  it('would store it without its guard, and the nightly check would name it', async () => {
    const faults = await tryOut(async (tx) => {
      await tx.query('ALTER TABLE "transaction" DISABLE TRIGGER "balanced_group"');
      await tx.query(UNEVEN);
      await tx.query('SET CONSTRAINTS ALL IMMEDIATE');
      return findLedgerFaults(tx, 1);
    });
    expect(faults).toEqual([expect.stringMatching(/^TransactionGroup \d+: debits 5000, credits 4999$/)]);
  });

  it('takes the sides of a group from several statements of one transaction', async () => {
    const group = await within(async (tx) => {
      const [made] = await tx.query<{ id: number }>(
        `INSERT INTO "transaction_group" ("contract_id", "type") VALUES (1, 'deposit') RETURNING "id"`,
      );
      for (const side of [`'bank', 100, 0`, `'client', 0, 100`])
        await tx.query(
          `INSERT INTO "transaction" ("contract_id", "transaction_group_id", "name", "account_type", "debit", "credit")
           VALUES (1, $1, 'check', ${side})`,
          [made?.id],
        );
      return made?.id;
    });
    expect(
      await world.rows(`SELECT 1 FROM "transaction" WHERE "transaction_group_id" = $1`, [group]),
    ).toHaveLength(2);
  });

  it.each([
    ['its amount', 'UPDATE "transaction" SET "debit" = "debit" + 1 WHERE "id" = $1', 'changed'],
    ['its account', `UPDATE "transaction" SET "account_type" = 'client' WHERE "id" = $1`, 'changed'],
    ['its order', 'UPDATE "transaction" SET "order_id" = NULL WHERE "id" = $1', 'changed'],
    ['all of it', 'DELETE FROM "transaction" WHERE "id" = $1', 'deleted'],
  ])('keeps an entry as it was written: %s (R20)', async (_, statement, done) => {
    const { bank } = await sellTwo();
    await expect(within((tx) => tx.query(statement, [bank.id]))).rejects.toThrow(
      `The entry "${bank.id}" of the ledger cannot be ${done}.`,
    );
  });
});

describe('a refund', () => {
  const describeOne = (posted: readonly PostedEntry[], original: PostedEntry, facts: Facts) =>
    describeRefund({ ...facts, posted, parts: [{ original, amount: 3000 }], payments: [] });

  it('of more than is left of an entry is refused by the database, also where two come at once (R31)', async () => {
    const { bank, suspense, facts } = await sellTwo();
    const refund = describeOne([bank, suspense], suspense, facts);
    const outcomes = await Promise.allSettled([record(refund), record(refund)]);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([
      { reason: { message: `Of the "5000" of the entry "${suspense.id}", "6000" are given back.` } },
    ]);
  });

  it('would be given twice without that guard', async () => {
    const { order, bank, suspense, facts } = await sellTwo();
    const refund = describeOne([bank, suspense], suspense, facts);
    const totals = await tryOut(async (tx) => {
      await tx.query('ALTER TABLE "transaction" DISABLE TRIGGER "limited_refund"');
      await recordMoney(tx, 1, [refund, refund]);
      await tx.query('SET CONSTRAINTS ALL IMMEDIATE');
      return sumOrder(
        await tx.query<PostedEntry>(
          `SELECT "account_type" AS "account", "operation_type" AS "operation", "debit", "credit" FROM "transaction" WHERE "order_id" = $1`,
          [order],
        ),
      );
    });
    expect(totals).toMatchObject({ sold: 5000, refunded: 6000 });
  });
});

type Facts = Awaited<ReturnType<typeof sellTwo>>['facts'];

/** Each takes the entries so far, and writes one event more. */
const EVENTS: Readonly<
  Record<string, (posted: readonly PostedEntry[], amount: number, facts: Facts) => EntryGroup>
> = {
  'a payment': (_, amount, facts) => describePayment({ ...facts, payments: [{ name: 'card', amount }] }),
  'a refund': (posted, amount, facts) =>
    describeRefund({
      ...facts,
      posted,
      parts: posted
        .filter(({ account, operation }) => account === 'sale_suspense' && operation === 'sale')
        .map((original) => ({ original, amount: Math.min(amount, findRefundable(posted, original)) })),
      payments: [],
    }),
  'a correction': (posted, _, facts) => {
    const original = posted.findLast(({ account }) => account === 'bank');
    if (!original) throw new Error('Nothing was paid.');
    return describeCorrection({ ...facts, original, corrected: { name: 'cash' }, reason: 'Taken in cash' });
  },
  'a cancellation': (posted, _, facts) =>
    describeCancellation({
      ...facts,
      posted,
      payments: [{ name: 'card', amount: Math.max(0, sumOrder(posted).paid) }],
    }),
};

describe('any sequence of events of an order', () => {
  it('is stored balanced, and leaves the order as the model has it', async () => {
    const sequences = fc.array(
      fc.tuple(fc.constantFrom(...Object.keys(EVENTS)), fc.integer({ min: 1, max: 4000 })),
      { minLength: 1, maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(sequences, async (sequence) => {
        const { order, facts } = await sellTwo();
        for (const [name, amount] of sequence) {
          const group = EVENTS[name]?.(await readEntries(order), amount, facts);
          if (group) await record(group);
          const totals = sumOrder(await readEntries(order));
          expect(await readOrder(order)).toMatchObject({
            paymentStatus: derivePaymentStatus(totals),
            balance: totals.due,
            bankTransactionBalance: totals.paid,
          });
          expect(totals.sold - totals.refunded).toBe(totals.paid + totals.due);
        }
      }),
      { numRuns: 12 },
    );
    const faults = await within((tx) => findLedgerFaults(tx, 1));
    expect(faults.filter((fault) => fault.startsWith('TransactionGroup'))).toEqual([]);
  });
});

describe('an order', () => {
  it('follows its ledger through payments, refunds and corrections: balance, money in the bank, payment status', async () => {
    const { order, bank, suspense, facts } = await sellTwo();
    expect(await readOrder(order)).toMatchObject({
      paymentStatus: 'payed',
      balance: 0,
      bankTransactionBalance: 5000,
    });
    await record(describePayment({ ...facts, payments: [{ name: 'cash', amount: 1000 }] }));
    expect(await readOrder(order)).toMatchObject({
      paymentStatus: 'overpaid',
      balance: -1000,
      bankTransactionBalance: 6000,
    });
    const parts = [{ original: suspense, amount: 2500 }];
    const posted = [bank, suspense];
    const refund = describeRefund({ ...facts, posted, parts, payments: [{ name: 'card', amount: 2000 }] });
    const corrected = { name: 'cash', method: idOf(world.methods.cash ?? '') };
    await record(
      refund,
      describeCorrection({ ...facts, original: bank, corrected, reason: 'Taken in cash' }),
    );
    expect(await readOrder(order)).toMatchObject({
      paymentStatus: 'refunded_partially',
      balance: -1500,
      bankTransactionBalance: 4000,
    });
    const faults = await within((tx) => findLedgerFaults(tx, 1));
    expect(faults.filter((fault) => fault.includes(`Order ${order},`))).toEqual([
      `Order ${order}, refundList: stored 0, refunded by the ledger 2500`,
    ]);
    const [linked] = await world.rows<{ count: number }>(
      'SELECT count(*)::int AS "count" FROM "transaction" WHERE "original_id" = ANY($1::bigint[])',
      [[bank.id, suspense.id]],
    );
    expect(linked).toEqual({ count: 3 });
  });

  it('that is not paid awaits payment, and is incomplete until all of it is there', async () => {
    const { order, facts } = await sellTwo();
    const parts = [{ account: 'sale', amount: 3000 }] as const;
    await record(describeSale({ ...facts, parts, payments: [] }));
    await record(describePayment({ ...facts, payments: [{ name: 'card', amount: 500 }] }));
    expect(await readOrder(order)).toMatchObject({ paymentStatus: 'incomplete_payment', balance: 2500 });
    await record(describePayment({ ...facts, payments: [{ name: 'card', amount: 2500 }] }));
    expect(await readOrder(order)).toMatchObject({ paymentStatus: 'payed', balance: 0 });
  });
});

describe('money taken before the performance', () => {
  const earn = () => within((tx) => earnPerformances(tx, 1, new Date()));
  const sumAccounts = (order: number) =>
    world.rows(
      `SELECT "account_type" AS "account", sum("credit" - "debit")::bigint AS "balance" FROM "transaction"
       WHERE "order_id" = $1 GROUP BY 1 ORDER BY 1`,
      [order],
    );

  it('is in suspense until it is over, then sold: once, less what was given back (R6)', async () => {
    const { order, eventDate, bank, suspense, facts } = await sellTwo();
    const parts = [{ original: suspense, amount: 2500 }];
    const posted = [bank, suspense];
    await record(describeRefund({ ...facts, posted, parts, payments: [{ name: 'card', amount: 2500 }] }));
    await earn();
    expect(await sumAccounts(order)).toEqual([
      { account: 'bank', balance: -2500 },
      { account: 'sale_suspense', balance: 2500 },
    ]);
    await world.rows(`UPDATE "event_date" SET "start_date" = now() - interval '5 hours' WHERE "id" = $1`, [
      idOf(eventDate),
    ]);
    // Of servers that come at once, one moves it.
    const earned = await Promise.all([earn(), earn()]);
    expect(earned.sort()).toEqual([0, 1]);
    expect(await sumAccounts(order)).toEqual([
      { account: 'bank', balance: -2500 },
      { account: 'sale', balance: 2500 },
      { account: 'sale_suspense', balance: 0 },
    ]);
  });
});

describe('a database of before', () => {
  const read = () => {
    const folder = join(import.meta.dirname, '../../server/migrations');
    const [tag = ''] = listMigrations().filter((name) =>
      name.endsWith('change_transaction_group_transaction'),
    );
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8');
    return { tag, text: text.slice(text.indexOf('-- By hand')) };
  };

  it('gets a group for what each event wrote, and a client who owes where its sides differ', async () => {
    const { order, bank } = await sellTwo();
    const found = await tryOut(async (tx) => {
      await tx.query('ALTER TABLE "transaction" DISABLE TRIGGER USER');
      await tx.query('ALTER TABLE "transaction" ALTER COLUMN "transaction_group_id" DROP NOT NULL');
      await tx.query('UPDATE "transaction" SET "transaction_group_id" = NULL');
      await tx.query('DELETE FROM "transaction_group"');
      await tx.query('DELETE FROM "transaction" WHERE "id" = $1', [bank.id]);
      await applyMigration(tx, read());
      const faults = await findLedgerFaults(tx, 1);
      const groups = await tx.query(
        `SELECT g."type", json_agg(json_build_array(t."account_type", t."debit", t."credit") ORDER BY t."id") AS "entries"
         FROM "transaction_group" g JOIN "transaction" t ON t."transaction_group_id" = g."id"
         WHERE g."order_id" = $1 GROUP BY g."contract_id", g."id"`,
        [order],
      );
      const [after] = await tx.query(
        'SELECT "balance", "bank_transaction_balance" AS "paid" FROM "order" WHERE "id" = $1',
        [order],
      );
      return { faults, groups, after };
    });
    expect(found).toEqual({
      faults: expect.not.arrayContaining([expect.stringContaining('TransactionGroup')]),
      groups: [
        {
          type: 'sale',
          entries: [
            ['sale_suspense', 0, 5000],
            ['client', 5000, 0],
          ],
        },
      ],
      after: { balance: 5000, paid: 0 },
    });
  });
});
