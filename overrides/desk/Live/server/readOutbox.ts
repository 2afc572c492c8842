/**
 * Reads on in the outbox, in the order of commits. Ids are taken when a row is written, so a lower one may be
 * committed later; only what every later reader will see before it is read: rows of transactions older than the oldest
 * that still runs.
 */
import type { Database } from '../../../../server/kit.ts';
import type { OutboxRow, Position } from '../model.ts';

const horizon = 'pg_snapshot_xmin(pg_current_snapshot())';

/** The next rows: of each all records it tells of, since whoever reads on after it would miss what was cut off. */
function onwards(most: number, condition = ''): string {
  const next = `SELECT * FROM "outbox" o WHERE (o."transaction", o."id") > ($1::text::xid8, $2::bigint) AND o."transaction" < ${horizon}${condition} ORDER BY o."transaction", o."id" LIMIT ${most}`;
  return [
    `SELECT o."transaction"::text AS transaction, o."id", o."contract_id" AS contract, o."entity", record AS "entityId", o."action", o."actor"`,
    `FROM (${next}) o, unnest(coalesce(o."entity_ids", ARRAY[o."entity_id"])) WITH ORDINALITY AS r(record, place)`,
    `ORDER BY o."transaction", o."id", r.place`,
  ].join(' ');
}

/** Where the outbox stands: everything after it is still to come. */
export async function readEnd(database: Database): Promise<Position> {
  const [row] = await database.query<{ transaction: string }>(
    'system',
    `SELECT ${horizon}::text AS transaction`,
  );
  return { transaction: row?.transaction ?? '0', id: 0 };
}

/** What the next rows of all contracts tell. */
export function readOnwards(database: Database, after: Position, most: number): Promise<OutboxRow[]> {
  return database.query<OutboxRow>('system', onwards(most), [after.transaction, after.id]);
}

/** What the next rows of one contract tell, for a screen that was cut off; row-level security sees to it. */
export function readMissed(
  database: Database,
  { contract, after, most }: { readonly contract: number; readonly after: Position; readonly most: number },
): Promise<OutboxRow[]> {
  return database.query<OutboxRow>({ contract }, onwards(most, ' AND o."contract_id" = $3'), [
    after.transaction,
    after.id,
    contract,
  ]);
}

/** Seconds since the first row after a position was written, be its transaction over for everybody or not; 0 without any. */
export async function readAge(database: Database, after: Position): Promise<number> {
  const [row] = await database.query<{ age: number }>(
    'system',
    `SELECT extract(epoch FROM clock_timestamp() - o."created_at")::float8 AS age FROM "outbox" o
     WHERE (o."transaction", o."id") > ($1::text::xid8, $2::bigint) ORDER BY o."transaction", o."id" LIMIT 1`,
    [after.transaction, after.id],
  );
  return row?.age ?? 0;
}
