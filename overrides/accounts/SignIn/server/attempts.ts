/**
 * How often something may be tried: counted in the database, so that every process counts the same, in one statement
 * that counts and tells at once, so that many tries at once are many tries. Keys are kept as keyed hashes only.
 */
import { createHmac } from 'node:crypto';
import { type Host, readKeys } from '../../../../server/kit.ts';

export interface Limit {
  /** Who tries what, e.g. an account from an address. */
  readonly key: string;
  readonly most: number;
}

const MINUTES = 10;

const countText = `INSERT INTO "attempt" AS a ("key", "count", "until")
  SELECT k, 1, now() + interval '${MINUTES} minutes' FROM unnest($1::text[]) k ORDER BY k
  ON CONFLICT ("contract_id", "key") DO UPDATE SET
    "count" = CASE WHEN a."until" <= now() THEN 1 ELSE a."count" + 1 END,
    "until" = CASE WHEN a."until" <= now() THEN excluded."until" ELSE a."until" END
  RETURNING "key", "count", ceil(extract(epoch FROM "until" - now()) / 60)::int AS minutes`;

type Desk = Pick<Host, 'database' | 'settings'>;

const hash = ({ settings }: Desk, key: string) =>
  createHmac('sha256', readKeys(settings.varDir).cookieSecret).update(key).digest('base64url');

/** Counts a try before it is made. @returns minutes to wait, 0 when it may be made */
export async function countAttempt(desk: Desk, limits: readonly Limit[]): Promise<number> {
  const most = new Map(limits.map((limit) => [hash(desk, limit.key), limit.most]));
  const rows = await desk.database.query<{ key: string; count: number; minutes: number }>(
    'system',
    countText,
    [[...most.keys()]],
  );
  const over = rows.filter(({ key, count }) => count > (most.get(key) ?? 0));
  return over.length === 0 ? 0 : Math.max(1, ...over.map(({ minutes }) => minutes));
}

/** A try that succeeded: its person's count begins anew. */
export async function forgetAttempts(desk: Desk, key: string): Promise<void> {
  await desk.database.query('system', 'DELETE FROM "attempt" WHERE "contract_id" = 0 AND "key" = $1', [
    hash(desk, key),
  ]);
}

/** Gives a try back to what is shared with others, such as an address. */
export async function returnAttempt(desk: Desk, key: string): Promise<void> {
  await desk.database.query(
    'system',
    'UPDATE "attempt" SET "count" = greatest("count" - 1, 0) WHERE "contract_id" = 0 AND "key" = $1',
    [hash(desk, key)],
  );
}

export async function sweepAttempts(database: Host['database']): Promise<void> {
  await database.query('system', 'DELETE FROM "attempt" WHERE "until" < now()');
}
