/**
 * How often something may be tried: counted in the database, so that every process counts the same, in one statement
 * that counts and answers at once, so that many tries at once are many tries. Keys are kept as keyed hashes only.
 */
import { createHmac } from 'node:crypto';
import { type Host, readKeys } from '../../../../server/kit.ts';
import { db, now, sqlFile } from '../../../../server/sql.ts';

export interface Limit {
  /** Who tries what, e.g. an account from an address. */
  readonly key: string;
  readonly most: number;
}

const countTries = sqlFile<
  { readonly keys: readonly string[] },
  { readonly key: string; readonly count: number; readonly minutes: number }
>(import.meta.dirname, 'countTries.sql');

type Desk = Pick<Host, 'database' | 'settings'>;

const hash = ({ settings }: Desk, key: string) =>
  createHmac('sha256', readKeys(settings.varDir).cookieSecret).update(key).digest('base64url');

/** Counts a try before it is made. @returns minutes to wait, 0 when it may be made */
export async function countAttempt(desk: Desk, limits: readonly Limit[]): Promise<number> {
  const most = new Map(limits.map((limit) => [hash(desk, limit.key), limit.most]));
  const rows = await desk.database.query('system', countTries({ keys: [...most.keys()] }));
  const over = rows.filter(({ key, count }) => count > (most.get(key) ?? 0));
  return over.length === 0 ? 0 : Math.max(1, ...over.map(({ minutes }) => minutes));
}

/** A try that succeeded: its person's count begins anew. */
export async function forgetAttempts(desk: Desk, key: string): Promise<void> {
  await desk.database.query(
    'system',
    db.deleteFrom('attempt').where('contract_id', '=', 0).where('key', '=', hash(desk, key)),
  );
}

/** Gives a try back to what is shared with others, such as an address. */
export async function returnAttempt(desk: Desk, key: string): Promise<void> {
  await desk.database.query(
    'system',
    db
      .updateTable('attempt')
      .set((row) => ({ count: row.fn<number>('greatest', [row('count', '-', 1), row.lit(0)]) }))
      .where('contract_id', '=', 0)
      .where('key', '=', hash(desk, key)),
  );
}

export async function sweepAttempts(database: Host['database']): Promise<void> {
  await database.query('system', db.deleteFrom('attempt').where('until', '<', now));
}
