/**
 * How far each subscriber is in each contract, stored beside the outbox. Whoever delivers holds the position for a while:
 * the others leave it alone, and one that died is taken over when its time is up.
 */
import type { Database, Sql } from '../kit.ts';
import { literal } from '../query/identifiers.ts';
import { HORIZON, type Place } from './readOutbox.ts';

/** How long a position is held without a sign of life. */
export const HELD_S = 15;

export interface Holding {
  readonly subscriber: string;
  readonly contract: number;
  /** Names the process that holds it. */
  readonly holder: string;
}

/** Facts about subscribers in `meta`, by name: the horizon of their first registration. */
export const SUBSCRIBED = 'subscribed ';

/** What a subscriber begins with in a contract it has not seen: the horizon of its first registration. */
export async function readBeginning(database: Database, subscriber: string): Promise<string> {
  const name = SUBSCRIBED + subscriber;
  await database.query(
    'system',
    `INSERT INTO "meta" ("contract_id", "name", "value") VALUES (0, $1, ${HORIZON}::text)
     ON CONFLICT ("contract_id", "name") DO NOTHING`,
    [name],
  );
  const [row] = await database.query<{ value: string }>(
    'system',
    'SELECT "value" FROM "meta" WHERE "contract_id" = 0 AND "name" = $1',
    [name],
  );
  return row?.value ?? '0';
}

export interface Held extends Place {
  readonly attempts: number;
}

/** @returns undefined where another process delivers, or where it is too early to try again */
export async function hold(
  database: Database,
  { subscriber, contract, holder }: Holding,
  beginning: string,
): Promise<Held | undefined> {
  const [row] = await database.query<Held>(
    'system',
    `INSERT INTO "outbox_position" AS p ("contract_id", "subscriber", "transaction", "held_by", "held_until")
     VALUES ($1, $2, $3::text::xid8, $4, now() + interval '${HELD_S} s')
     ON CONFLICT ("contract_id", "subscriber") DO UPDATE
       SET "held_by" = excluded."held_by", "held_until" = excluded."held_until"
       WHERE (p."held_until" IS NULL OR p."held_until" < now()) AND (p."retry_at" IS NULL OR p."retry_at" <= now())
     RETURNING p."transaction"::text AS "transaction", p."id", p."place", p."attempts"`,
    [contract, subscriber, beginning, holder],
  );
  return row;
}

/** In the transaction of a delivery: nobody takes the position over before it ends. @throws where somebody has */
export async function keepHeld(tx: Sql, { subscriber, contract, holder }: Holding): Promise<void> {
  const rows = await tx.query(
    `SELECT 1 FROM "outbox_position" WHERE "contract_id" = $1 AND "subscriber" = $2 AND "held_by" = $3 FOR UPDATE`,
    [contract, subscriber, holder],
  );
  if (rows.length === 0)
    throw new Error(`Another process took over "${subscriber}" in the contract ${contract}.`);
}

/** While a call is under way: nobody else takes the position over. */
export async function stayHeld(sql: Sql, { subscriber, contract, holder }: Holding): Promise<void> {
  await sql.query(
    `UPDATE "outbox_position" SET "held_until" = now() + interval '${HELD_S} s'
     WHERE "contract_id" = $1 AND "subscriber" = $2 AND "held_by" = $3`,
    [contract, subscriber, holder],
  );
}

/** Done with everything up to a place, and let go. */
export async function moveOn(sql: Sql, { subscriber, contract, holder }: Holding, to: Place): Promise<void> {
  await sql.query(
    `UPDATE "outbox_position" SET "transaction" = $4::text::xid8, "id" = $5, "place" = $6, "held_by" = NULL,
       "held_until" = NULL, "attempts" = 0, "retry_at" = NULL, "error" = NULL
     WHERE "contract_id" = $1 AND "subscriber" = $2 AND "held_by" = $3`,
    [contract, subscriber, holder, to.transaction, to.id, to.place],
  );
}

/** Let go where it was. With `failure`, the next record counts one failure more and waits. */
export async function letGo(
  sql: Sql,
  { subscriber, contract, holder }: Holding,
  failure?: { readonly error: string; readonly waitS: number },
): Promise<void> {
  await sql.query(
    `UPDATE "outbox_position" SET "held_by" = NULL, "held_until" = NULL,
       "attempts" = "attempts" + CASE WHEN $4::text IS NULL THEN 0 ELSE 1 END, "error" = coalesce($4, "error"),
       "retry_at" = CASE WHEN $4::text IS NULL THEN "retry_at" ELSE now() + $5::float8 * interval '1 second' END
     WHERE "contract_id" = $1 AND "subscriber" = $2 AND "held_by" = $3`,
    [contract, subscriber, holder, failure?.error ?? null, failure?.waitS ?? 0],
  );
}

/** By name: what it begins with where it has no position, and the entities it wants. */
export interface Wanted {
  readonly subscriber: string;
  readonly beginning: string;
  readonly entities: readonly string[];
}

const CONTRACTS = `RECURSIVE "contracts"("id") AS (
  SELECT min("contract_id") FROM "outbox" WHERE "contract_id" > 0
  UNION ALL SELECT (SELECT min(o."contract_id") FROM "outbox" o WHERE o."contract_id" > c."id") FROM "contracts" c
    WHERE c."id" IS NOT NULL),
  "wanted" AS (SELECT w->>'subscriber' AS "subscriber", (w->>'beginning')::xid8 AS "beginning",
    ARRAY(SELECT jsonb_array_elements_text(w->'entities')) AS "entities" FROM jsonb_array_elements($1::jsonb) w),
  "standing" AS (SELECT w."subscriber", w."entities", c."id" AS "contract",
      coalesce(p."transaction", w."beginning") AS "transaction", coalesce(p."id", 0) AS "row",
      p."held_until", p."retry_at"
    FROM "contracts" c CROSS JOIN "wanted" w
    LEFT JOIN "outbox_position" p ON p."contract_id" = c."id" AND p."subscriber" = w."subscriber"
    WHERE c."id" IS NOT NULL)`;

const AFTER = `o."contract_id" = s."contract" AND (o."transaction", o."id") > (s."transaction", s."row")`;

/** Where something was written since, that nobody delivers now: also what another process left, or is to be tried again. */
export async function listBehind(
  database: Database,
  wanted: readonly Wanted[],
): Promise<readonly { readonly subscriber: string; readonly contract: number }[]> {
  return database.query(
    'system',
    `WITH ${CONTRACTS} SELECT s."subscriber", s."contract" FROM "standing" s
     WHERE (s."held_until" IS NULL OR s."held_until" < now()) AND (s."retry_at" IS NULL OR s."retry_at" <= now())
       AND EXISTS (SELECT FROM "outbox" o WHERE ${AFTER} AND o."transaction" < ${HORIZON})`,
    [JSON.stringify(wanted)],
  );
}

/** Seconds since the oldest change was written that a subscriber still waits for, in any contract; 0 without any. */
export async function readLags(
  database: Database,
  wanted: readonly Wanted[],
): Promise<readonly { readonly subscriber: string; readonly age: number }[]> {
  return database.query(
    'system',
    `WITH ${CONTRACTS} SELECT s."subscriber", coalesce(max(extract(epoch FROM clock_timestamp() - f."created_at")), 0)::float8 AS "age"
     FROM "standing" s LEFT JOIN LATERAL (SELECT o."created_at" FROM "outbox" o
       WHERE ${AFTER} AND o."entity" = ANY(s."entities") ORDER BY o."transaction", o."id" LIMIT 1) f ON true
     GROUP BY 1`,
    [JSON.stringify(wanted)],
  );
}

/**
 * SQL: whether others wrote something in the contract `:contract` that the subscriber has not taken, in one snapshot with
 * the rest of the statement.
 */
export function renderHasWaiting(subscriber: string, entities: readonly string[]): string {
  const listed = entities.map(literal).join(', ');
  return `EXISTS (SELECT FROM "outbox" o LEFT JOIN "outbox_position" p
      ON p."contract_id" = o."contract_id" AND p."subscriber" = ${literal(subscriber)}
    WHERE o."contract_id" = :contract AND o."entity" IN (${listed}) AND o."actor" IS DISTINCT FROM ${literal(subscriber)}
      AND (o."transaction", o."id") > (
        coalesce(p."transaction", (SELECT m."value" FROM "meta" m
          WHERE m."contract_id" = 0 AND m."name" = ${literal(SUBSCRIBED + subscriber)})::xid8),
        CASE WHEN p."place" > 0 THEN p."id" - 1 ELSE coalesce(p."id", 0) END))`;
}
