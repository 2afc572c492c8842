/**
 * What happens when many want the same places at once. On PostgreSQL only: the embedded database has one
 * connection, so nothing can race there. For every guard there is a test in which it is off and too many are sold.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderLeft } from '../../overrides/seating/Stock/server/layers.ts';
import { renderMove } from '../../overrides/seating/Stock/server/moveStock.ts';
import type { Transaction } from '../../server/kit.ts';
import { sqlText } from '../../server/sql.ts';
import { idOf, type SaleWorld, startSaleWorld } from '../fixtures/sale.ts';
import { testDatabase } from '../fixtures/server.ts';

const BUYERS = 100;
const PLACES = 10;

let world: SaleWorld;

const times = <Result>(count: number, run: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));

const occupied = async (eventDate: string) => (await world.counters(eventDate)).occupied;

/** What a buyer does between looking and taking: long enough for others to look as well. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

describe.runIf(testDatabase === 'postgres')('a hundred buyers for the last ten places', () => {
  beforeAll(async () => {
    world = await startSaleWorld({ database: 'postgres' });
    await world.call('POST', '/desk_sessions', {});
  });
  afterAll(() => world?.stop());

  it('R44e: ten are sold, ninety are told, no counter is off by one', async () => {
    const { eventDate, prices } = await world.addShow({ total: PLACES, prices: [{}, {}] });
    const outcomes = await times(BUYERS, async (index) => {
      const cart = await world.call('POST', '/carts', {
        cartItemList: [{ ticketPrice: prices[index % 2], quantity: 1 }],
      });
      if (cart.status !== 201) return cart.body.code;
      const payments = [{ deskPaymentMethod: world.methods.cash, amount: 2500 }];
      const sold = await world.call('POST', `${cart.body['@id']}/checkout`, { payments });
      return sold.status === 201 ? 'sold' : sold.body.code;
    });
    expect(outcomes.filter((outcome) => outcome === 'sold')).toHaveLength(PLACES);
    expect(outcomes.filter((outcome) => outcome === 'SALE-001')).toHaveLength(BUYERS - PLACES);
    expect(await world.counters(eventDate)).toEqual({ occupied: PLACES, sold: PLACES });
    await world.expectFacts();
  });

  it('carts over several dates, in any order, wait for one another and never lock each other out', async () => {
    const shows = await times(4, () => world.addShow({ total: 200 }));
    const outcomes = await times(60, async (index) => {
      const turned = [...shows.slice(index % 4), ...shows.slice(0, index % 4)];
      const cartItemList = turned.map(({ prices }) => ({ ticketPrice: prices[0], quantity: 1 }));
      const cart = await world.call('POST', '/carts', { cartItemList });
      if (index % 3 === 0) return (await world.call('DELETE', cart.body['@id'])).status;
      const changed = await world.call('PUT', cart.body['@id'], {
        cartItemList: cartItemList.slice(1).reverse(),
      });
      return changed.status;
    });
    expect(new Set(outcomes)).toEqual(new Set([200, 204]));
    await world.expectFacts();
  });

  it('one cart checked out by twenty calls at once is sold once', async () => {
    const { eventDate, prices } = await world.addShow({ total: PLACES });
    const cart = await world.call('POST', '/carts', {
      cartItemList: [{ ticketPrice: prices[0], quantity: 2 }],
    });
    const payments = [{ deskPaymentMethod: world.methods.card, amount: 5000 }];
    const answers = await times(20, () => world.call('POST', `${cart.body['@id']}/checkout`, { payments }));
    expect(answers.map(({ status, body }) => (status === 201 ? 'sold' : body.code)).sort()).toEqual([
      ...Array.from({ length: 19 }, () => 'SALE-006'),
      'sold',
    ]);
    expect(await world.counters(eventDate)).toEqual({ occupied: 2, sold: 2 });
  });

  it('R34: order and ticket numbers have no gap, refusals and rollbacks between them or not', async () => {
    const { prices } = await world.addShow({});
    await times(60, async (index) => {
      const cart = await world.call('POST', '/carts', {
        cartItemList: [{ ticketPrice: prices[0], quantity: 1 + (index % 3) }],
      });
      const amount = 2500 * (1 + (index % 3));
      // Every third pays the wrong sum first: that sale is rolled back.
      const sums = index % 3 === 0 ? [1, amount] : [amount];
      for (const sum of sums)
        await world.call('POST', `${cart.body['@id']}/checkout`, {
          payments: [{ deskPaymentMethod: world.methods.card, amount: sum }],
        });
    });
    // A partner's tickets come from a file and have the partner's numbers.
    const [row] = await world.server.database.query(
      'system',
      `SELECT (SELECT count(*) = max("number"::bigint) AND count(DISTINCT "number") = count(*) FROM "order" WHERE "contract_id" = 1) AS "orders",
         (SELECT count(*) = max("number") AND count(DISTINCT "number") = count(*) FROM "ticket" WHERE "contract_id" = 1 AND "order_id" IS NOT NULL) AS "tickets"`,
    );
    expect(row).toEqual({ orders: true, tickets: true });
  });

  it('one seller who opens twenty desk sessions at once gets one', async () => {
    const bruno = world.as('bruno@demo.test');
    const answers = await times(20, () => bruno('POST', '/desk_sessions', {}));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'DESK-002')).toHaveLength(19);
  });

  /** A hundred transactions that take one place each; a refusal is no failure. */
  const takeAll = (take: (tx: Transaction) => Promise<unknown>) =>
    times(BUYERS, () =>
      world.server.database.transaction({ contract: 1, actor: 'test' }, take).catch((error: Error) => error),
    );

  /** Looks how many are left, thinks, and takes: what a guard must make safe. */
  const look = (tx: Transaction, eventDate: string) =>
    tx.query<{ left: number }>(
      `SELECT ${renderLeft('e')} AS "left" FROM "event_date" e WHERE e."contract_id" = 1 AND e."id" = $1`,
      [idOf(eventDate)],
    );

  const move = (eventDate: string, guard: { readonly isGuarded: boolean }) =>
    sqlText<{ contract: number; ids: number[]; quantities: number[] }>({
      file: import.meta.filename,
      text: renderMove('event_date', guard),
    })({ contract: 1, ids: [idOf(eventDate)], quantities: [1] });

  it('guard off: looking before taking, without the condition in the UPDATE, oversells', async () => {
    const { eventDate } = await world.addShow({ total: PLACES });
    await takeAll(async (tx) => {
      const [row] = await look(tx, eventDate);
      await pause();
      if (Number(row?.left) > 0) await tx.query(move(eventDate, { isGuarded: false }));
    });
    expect(await occupied(eventDate)).toBeGreaterThan(PLACES);
  });

  it('guard on: the same buyers with the condition take ten', async () => {
    const { eventDate } = await world.addShow({ total: PLACES });
    await takeAll(async (tx) => {
      await look(tx, eventDate);
      await pause();
      await tx.query(move(eventDate, { isGuarded: true }));
    });
    expect(await occupied(eventDate)).toBe(PLACES);
  });

  /** Facts in rows of their own, as a count sees them: carts, one a buyer. */
  const take = (tx: Transaction, mark: string) =>
    tx.query(`INSERT INTO "cart" ("contract_id", "reservation_name") VALUES (1, $1)`, [mark]);
  const countTaken = async (mark: string) => {
    const [row] = await world.server.database.query<{ taken: number }>(
      'system',
      `SELECT count(*) AS "taken" FROM "cart" WHERE "reservation_name" = $1`,
      [mark],
    );
    await world.server.database.query('system', `DELETE FROM "cart" WHERE "reservation_name" = $1`, [mark]);
    return Number(row?.taken);
  };
  const count = `(SELECT count(*) FROM "cart" c WHERE c."contract_id" = 1 AND c."reservation_name" = $2)`;
  const lock = `SELECT 1 FROM "event_date" WHERE "contract_id" = 1 AND "id" = $1 FOR UPDATE`;

  it('R44f: lock and count in one statement oversells: the count is as old as the wait', async () => {
    const { eventDate } = await world.addShow({ total: PLACES });
    await takeAll(async (tx) => {
      const [row] = await tx.query<{ taken: number }>(
        `SELECT ${count} AS "taken" FROM "event_date" e WHERE e."contract_id" = 1 AND e."id" = $1 FOR UPDATE OF e`,
        [idOf(eventDate), 'one statement'],
      );
      if (Number(row?.taken) < PLACES) await take(tx, 'one statement');
    });
    expect(await countTaken('one statement')).toBeGreaterThan(PLACES);
  });

  it('R44f: lock, then count, in two statements takes ten', async () => {
    const { eventDate } = await world.addShow({ total: PLACES });
    await takeAll(async (tx) => {
      await tx.query(lock, [idOf(eventDate)]);
      const [row] = await tx.query<{ taken: number }>(`SELECT ${count.replace('$2', '$1')} AS "taken"`, [
        'two statements',
      ]);
      if (Number(row?.taken) < PLACES) await take(tx, 'two statements');
    });
    expect(await countTaken('two statements')).toBe(PLACES);
  });

  it('R44f: the same two statements under REPEATABLE READ oversell: the snapshot is older than the lock', async () => {
    const { eventDate } = await world.addShow({ total: PLACES });
    await takeAll(async (tx) => {
      await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      await look(tx, eventDate);
      await pause();
      await tx.query(lock, [idOf(eventDate)]);
      const [row] = await tx.query<{ taken: number }>(`SELECT ${count.replace('$2', '$1')} AS "taken"`, [
        'repeatable read',
      ]);
      if (Number(row?.taken) < PLACES) await take(tx, 'repeatable read');
    });
    expect(await countTaken('repeatable read')).toBeGreaterThan(PLACES);
  });
});
