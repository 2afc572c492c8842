/** Numbers of documents under a storm: many draw at once, some give up, and no series has a gap or a double (R33, R34). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDemo } from '../../overrides/contract/Demo/model/buildDemo.ts';
import type { Series } from '../../overrides/money/NumberSeries/model.ts';
import { drawNumbers } from '../../overrides/money/NumberSeries/server/drawNumbers.ts';
import type { Transaction } from '../../server/kit.ts';
import { startTestServer, type TestServer } from '../fixtures/server.ts';

const DRAWS = 200;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.stop());

const within = <Result>(contract: number, run: (tx: Transaction) => Promise<Result>) =>
  server.database.transaction({ contract }, run);

/** What each of many transactions at once drew, less those that were rolled back. */
async function storm(draw: (tx: Transaction, count: number) => Promise<number>): Promise<readonly number[]> {
  const drawn = await Promise.all(
    Array.from({ length: DRAWS }, async (_, index) => {
      const count = 1 + (index % 3);
      try {
        const first = await within(1, async (tx) => {
          const number = await draw(tx, count);
          if (index % 5 === 4) throw new Error('The sale is refused.');
          return number;
        });
        return Array.from({ length: count }, (__, place) => first + place);
      } catch {
        return [];
      }
    }),
  );
  return drawn.flat().sort((a, b) => a - b);
}

const readCounter = async (contract: number, series: Series): Promise<number> => {
  const [row] = await server.database.query<{ value: number }>(
    'system',
    'SELECT "value" FROM "number_counter" WHERE "contract_id" = $1 AND "series" = $2',
    [contract, series],
  );
  return row?.value ?? 0;
};

describe('a series of numbers', () => {
  it.each(['order', 'ticket', 'invoice', 'desk_session'] as const)(
    'of the kind "%s" has no gap and no double after two hundred draws at once, a fifth of them rolled back',
    async (series) => {
      const before = await readCounter(1, series);
      const drawn = await storm(async (tx, count) => {
        const firsts = await drawNumbers(tx, 1, { [series]: count } as Record<Series, number>);
        return firsts[series];
      });
      expect(drawn.length).toBeGreaterThan(DRAWS);
      expect(drawn).toEqual(drawn.map((_, index) => before + 1 + index));
      expect(await readCounter(1, series)).toBe(before + drawn.length);
    },
  );

  it('would have doubles if each looked for the latest number and took the next', async () => {
    const drawn = await storm(async (tx) => {
      const [row] = await tx.query<{ latest: number }>(
        `SELECT "value" AS "latest" FROM "number_counter" WHERE "contract_id" = 1 AND "series" = 'order'`,
      );
      return (row?.latest ?? 0) + 1;
    });
    expect(new Set(drawn).size).toBeLessThan(drawn.length);
  });

  it('is drawn from several at once without a deadlock, whatever order they are named in', async () => {
    const draw = (index: number) =>
      within(1, (tx) => drawNumbers(tx, 1, index % 2 ? { order: 1, ticket: 2 } : { ticket: 2, order: 1 }));
    const drawn = await Promise.all(Array.from({ length: 60 }, (_, index) => draw(index)));
    expect(new Set(drawn.map(({ order }) => order)).size).toBe(60);
    expect(new Set(drawn.map(({ ticket }) => ticket % 2)).size).toBe(1);
  });

  it('is another for each contract', async () => {
    const next = async (contract: number) =>
      (await within(contract, (tx) => drawNumbers(tx, contract, { invoice: 1 }))).invoice;
    const [first, second] = [await next(1), await next(2)];
    expect([await next(1), await next(2)]).toEqual([first + 1, second + 1]);
  });
});

it('the demo’s documents carry the numbers that were drawn for them: from 1, one after the other', () => {
  const { tables, numbers } = buildDemo('2026-11-21');
  const read = (table: string, column: string) =>
    (tables.find(([name]) => name === table)?.[1] ?? []).map((row) =>
      Number(/\d+$/.exec(String(row[column]))?.[0]),
    );
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  expect(read('order', 'number')).toEqual(upTo(numbers.order));
  expect(read('ticket', 'number')).toEqual(upTo(numbers.ticket));
  expect(read('invoice', 'identifier')).toEqual(upTo(numbers.invoice));
  expect(read('desk_session', 'session_number')).toEqual(upTo(numbers.desk_session));
});
