/**
 * A thousand bulk calls over the same rows, each naming them in another order: how many are refused, and how many would
 * be where each call locks rows as its members come.
 */
import pg from 'pg';
import type { Servers } from './compare.ts';

export const collision = { name: 'colliding bulk updates' } as const;

const calls = 1000;
const atOnce = 10;
const rows = 40;

/** The first customers, in an order that depends on the call. */
function shuffled(seed: number): readonly number[] {
  return Array.from({ length: rows }, (_, index) => index + 1)
    .map((id) => ({ id, key: (id * (seed * 7919 + 13)) % 1009 }))
    .sort((a, b) => a.key - b.key)
    .map(({ id }) => id);
}

async function runAtOnce(count: number, run: (seed: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) {
        next += 1;
        await run(next);
      }
    }),
  );
}

/** @returns how many of the calls were not answered by 200 */
async function countRefused({ port, token }: Servers): Promise<number> {
  let refused = 0;
  await runAtOnce(calls, async (seed) => {
    const response = await fetch(`http://127.0.0.1:${port}/ticketing/v1/customers/bulk?fields=city`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ member: shuffled(seed).map((id) => ({ id, city: `Turn ${seed}` })) }),
    });
    await response.arrayBuffer();
    if (response.status !== 200) refused += 1;
  });
  return refused;
}

/** @returns how many of as many transactions PostgreSQL ended for a deadlock */
async function countDeadlocks(url: string, count: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: atOnce, options: '-c app.outbox=off' });
  let deadlocks = 0;
  await runAtOnce(count, async (seed) => {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      for (const id of shuffled(seed))
        await client.query('UPDATE customer SET city = $2 WHERE contract_id = 1 AND id = $1', [
          id,
          `${seed}`,
        ]);
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK');
      if ((error as { readonly code?: string }).code !== '40P01') throw error;
      deadlocks += 1;
    } finally {
      client.release();
    }
  });
  await pool.end();
  return deadlocks;
}

export async function collide(servers: Servers, url: string): Promise<void> {
  const begin = performance.now();
  const refused = await countRefused(servers);
  const perSecond = calls / ((performance.now() - begin) / 1000);
  // A deadlock takes a second to be found: a few are enough to see.
  const without = await countDeadlocks(url, 50);
  console.log(
    [
      collision.name.padEnd(28),
      `${calls} calls of ${rows} rows, ${atOnce} at once`,
      `ours ${perSecond.toFixed(0)}/s`,
      `refused ${refused}  goal 0 ${refused === 0 ? 'met' : 'MISSED'}`,
      `row by row ${without} deadlocks in 50`,
    ].join('  '),
  );
}
