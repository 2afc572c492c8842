/**
 * An outbox that was dumped in one cluster and restored in another carries numbers of transactions that the other one has
 * not come to yet: no reader would get to its rows, and what is committed next would be before them. Then all rows count
 * as committed in the order of their ids before everything else, and positions are put among them.
 */
import { limitStatements, waitForLock } from '../database/controls.ts';
import type { Database, Sql } from '../kit.ts';
import { asSystem } from '../meta.ts';
import { SUBSCRIBED } from './positions.ts';

const XMAX = 'pg_snapshot_xmax(pg_current_snapshot())';

const isForeign = `SELECT EXISTS (SELECT FROM "outbox" WHERE "transaction" >= ${XMAX})
  OR EXISTS (SELECT FROM "outbox_position" WHERE "transaction" > ${XMAX}) AS "found"`;

/** Where a subscriber has no position in a contract yet, what it began with is one. */
const place = `INSERT INTO "outbox_position" ("contract_id", "subscriber", "transaction")
  SELECT c."contract_id", substr(m."name", ${SUBSCRIBED.length + 1}), m."value"::xid8
  FROM (SELECT DISTINCT "contract_id" FROM "outbox" WHERE "contract_id" > 0) c
  JOIN "meta" m ON m."contract_id" = 0 AND starts_with(m."name", '${SUBSCRIBED}')
  ON CONFLICT ("contract_id", "subscriber") DO NOTHING`;

/** Before the lowest id that is not delivered: some are delivered again, none is passed over. */
const move = `UPDATE "outbox_position" p SET "transaction" = '0', "place" = 0, "held_by" = NULL, "held_until" = NULL,
  "id" = coalesce(
    (SELECT min(o."id") - 1 FROM "outbox" o
     WHERE o."contract_id" = p."contract_id" AND (o."transaction", o."id") >= (p."transaction", p."id")),
    (SELECT max(o."id") FROM "outbox" o WHERE o."contract_id" = p."contract_id"), 0)`;

const steps = [
  place,
  move,
  `UPDATE "outbox" SET "transaction" = '0'`,
  // New contracts begin behind all of these.
  `UPDATE "meta" SET "value" = '1' WHERE "contract_id" = 0 AND starts_with("name", '${SUBSCRIBED}')`,
];

async function findForeign(sql: Sql): Promise<boolean> {
  const [row] = await sql.query<{ found: boolean }>(isForeign);
  return row?.found ?? false;
}

/** Before anything is read or written. */
export async function rebaseForeign(database: Database): Promise<void> {
  if (!(await findForeign(asSystem(database)))) return;
  await database.transaction('system', async (tx) => {
    await limitStatements(tx, 'none');
    await waitForLock(tx, 'outbox positions');
    // Another server may have done it meanwhile.
    if (await findForeign(tx)) for (const step of steps) await tx.query(step);
  });
}
