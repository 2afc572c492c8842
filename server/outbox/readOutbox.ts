/**
 * The SQL by which the outbox is read, in the order of commits. Ids are taken when a row is written, so a lower one may be
 * committed later; only what every later reader will see before it is read: rows of transactions older than the oldest
 * that still runs. What is before the reader is then complete, and nothing is passed over.
 */
import type { Change, Database, DetailedChange, OutboxPosition, Sql } from '../kit.ts';

/** The oldest transaction that still runs; everything of those before it is committed or undone. */
export const HORIZON = 'pg_snapshot_xmin(pg_current_snapshot())';

/** How far a subscriber has come: within a row about many records, up to a place among them. */
export interface Place extends OutboxPosition {
  readonly place: number;
}

/** Where the outbox is: everything after it is still to come. */
export async function readEnd(database: Database): Promise<OutboxPosition> {
  const [row] = await database.query<{ transaction: string }>(
    'system',
    `SELECT ${HORIZON}::text AS "transaction"`,
  );
  return { transaction: row?.transaction ?? '0', id: 0 };
}

interface OutboxRow extends Omit<Change, 'entityId'> {
  readonly ids: readonly number[];
}

/** The next rows of all contracts, each with all the records it is about. */
export function readOnwards(
  database: Database,
  after: OutboxPosition,
  most: number,
): Promise<readonly OutboxRow[]> {
  return database.query<OutboxRow>(
    'system',
    `SELECT o."transaction"::text AS "transaction", o."id", o."contract_id" AS "contract", o."entity", o."action", o."actor",
       to_json(coalesce(o."entity_ids", ARRAY[o."entity_id"])) AS "ids"
     FROM "outbox" o
     WHERE (o."transaction", o."id") > ($1::text::xid8, $2::bigint) AND o."transaction" < ${HORIZON}
     ORDER BY o."transaction", o."id" LIMIT ${most}`,
    [after.transaction, after.id],
  );
}

/** A change a record. */
export function listChanges(rows: readonly OutboxRow[]): readonly Change[] {
  return rows.flatMap(({ ids, ...row }) => ids.map((entityId) => ({ ...row, entityId })));
}

/** Seconds since the first row after a position was written, be its transaction over for everybody or not; 0 without any. */
export async function readAge(database: Database, after: OutboxPosition): Promise<number> {
  const [row] = await database.query<{ age: number }>(
    'system',
    `SELECT extract(epoch FROM clock_timestamp() - o."created_at")::float8 AS "age" FROM "outbox" o
     WHERE (o."transaction", o."id") > ($1::text::xid8, $2::bigint) ORDER BY o."transaction", o."id" LIMIT 1`,
    [after.transaction, after.id],
  );
  return row?.age ?? 0;
}

export interface Next {
  readonly changes: readonly (DetailedChange & Place)[];
  /** Everything of the entities before it was read; null where more may be there. */
  readonly end: Place | null;
}

/**
 * `$1` contract, `$2`–`$4` position, `$5` entities, `$6` how many records. Tests turn `isGuarded` off to show what the
 * horizon is for: a row that is committed late, with a lower id than one that was read, is then lost.
 */
export function renderNext({ isGuarded }: { readonly isGuarded: boolean }): string {
  const guard = isGuarded ? `AND o."transaction" < ${HORIZON}` : '';
  return `SELECT ${isGuarded ? `${HORIZON}::text` : 'NULL'} AS "horizon", coalesce((
    SELECT json_agg(n ORDER BY n."transaction", n."id", n."place") FROM (
      SELECT (t."entry")."transaction", (t."entry")."id", r."place", $1::bigint AS "contract", (t."entry")."entity",
        r."entity_id" AS "entityId", (t."entry")."action", (t."entry")."actor", r."changes"
      FROM (SELECT o AS "entry" FROM "outbox" o
        WHERE o."contract_id" = $1 AND (o."transaction", o."id") >= ($2::text::xid8, $3::bigint)
          AND o."entity" = ANY($5::text[]) ${guard}
        ORDER BY o."transaction", o."id" LIMIT $6::int + 1) t,
        LATERAL "records_in"(t."entry") WITH ORDINALITY AS r("entity_id", "changes", "place")
      WHERE ((t."entry")."transaction", (t."entry")."id", r."place") > ($2::text::xid8, $3::bigint, $4::bigint)
      ORDER BY 1, 2, 3 LIMIT $6::int) n), '[]') AS "changes"`;
}

const nextText = renderNext({ isGuarded: true });

/** What is to be delivered next in a contract. @param text of `renderNext` */
export async function readNext(
  database: Database,
  {
    contract,
    after,
    entities,
    most,
  }: {
    readonly contract: number;
    readonly after: Place;
    readonly entities: readonly string[];
    readonly most: number;
  },
  text = nextText,
): Promise<Next> {
  const [found] = await database.query<{ horizon: string | null; changes: Next['changes'] }>('system', text, [
    contract,
    after.transaction,
    after.id,
    after.place,
    entities,
    most,
  ]);
  const changes = found?.changes ?? [];
  const isAll = changes.length < most && typeof found?.horizon === 'string';
  return { changes, end: isAll ? { transaction: String(found.horizon), id: 0, place: 0 } : null };
}

/** @returns undefined where the outbox has no such row, or it is about no such record */
export async function readChange(
  sql: Sql,
  { contract, row, entityId }: { readonly contract: number; readonly row: number; readonly entityId: number },
): Promise<DetailedChange | undefined> {
  const [change] = await sql.query<DetailedChange>(
    `SELECT o."transaction"::text AS "transaction", o."id", o."contract_id" AS "contract", o."entity",
       r."entity_id" AS "entityId", o."action", o."actor", r."changes"
     FROM "outbox" o, LATERAL "records_in"(o) r
     WHERE o."contract_id" = $1 AND o."id" = $2 AND r."entity_id" = $3`,
    [contract, row, entityId],
  );
  return change;
}
