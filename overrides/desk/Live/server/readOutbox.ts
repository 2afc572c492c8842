/**
 * Reads on in the outbox, in the order of commits. Ids are taken when a row is written, so a lower one may be
 * committed later; only what every later reader will see before it is read: rows of transactions older than the oldest
 * that still runs.
 */
import type { Database } from '../../../../server/kit.ts';
import type { OutboxRow, Position } from '../model.ts';

const horizon = 'pg_snapshot_xmin(pg_current_snapshot())';

const columns = `o."transaction"::text AS transaction, o."id", o."contract_id" AS contract, o."entity", o."entity_id" AS "entityId", o."action", o."actor"`;

const onwards = `SELECT ${columns} FROM "outbox" o WHERE (o."transaction", o."id") > ($1::text::xid8, $2::bigint) AND o."transaction" < ${horizon}`;

const order = `ORDER BY o."transaction", o."id" LIMIT`;

/** Where the outbox stands: everything after it is still to come. */
export async function readEnd(database: Database): Promise<Position> {
  const [row] = await database.query<{ transaction: string }>(
    'system',
    `SELECT ${horizon}::text AS transaction`,
  );
  return { transaction: row?.transaction ?? '0', id: 0 };
}

/** The next rows of all contracts. */
export function readOnwards(database: Database, after: Position, most: number): Promise<OutboxRow[]> {
  return database.query<OutboxRow>('system', `${onwards} ${order} ${most}`, [after.transaction, after.id]);
}

/** The next rows of one contract, for a screen that was cut off; row-level security sees to it. */
export function readMissed(
  database: Database,
  { contract, after, most }: { readonly contract: number; readonly after: Position; readonly most: number },
): Promise<OutboxRow[]> {
  return database.query<OutboxRow>({ contract }, `${onwards} AND o."contract_id" = $3 ${order} ${most}`, [
    after.transaction,
    after.id,
    contract,
  ]);
}
