/**
 * Gives organisers what they start with, once each: what they delete stays deleted. Of a kind of which they already
 * have something, nothing is added.
 */
import type { Database, Transaction } from '../../../../server/kit.ts';
import { buildDefaults } from '../model.ts';
import { seedRoles } from './seedRoles.ts';

/** Any number, so long as every server of this product takes the same one. */
const LOCK = 7_164_303;
const NAME = 'defaults';

async function insert(
  tx: Transaction,
  contract: number,
  table: string,
  rows: readonly object[],
): Promise<void> {
  const list = Object.keys(rows[0] ?? {})
    .map((column) => `"${column}"`)
    .join(', ');
  await tx.query(
    `INSERT INTO "${table}" ("contract_id", ${list})
     SELECT $1::bigint, ${list} FROM json_populate_recordset(NULL::"${table}", $2::json)
     WHERE NOT EXISTS (SELECT 1 FROM "${table}" "own" WHERE "own"."contract_id" = $1::bigint)`,
    [contract, JSON.stringify(rows)],
  );
}

async function linkEntrance(tx: Transaction, contract: number): Promise<void> {
  await tx.query(
    `INSERT INTO "scan_track_checkpoint" ("contract_id", "scan_track_id", "checkpoint_id", "max_scan_nb")
     SELECT t."contract_id", t."id", c."id", 1 FROM "scan_track" t
     JOIN "checkpoint" c ON c."contract_id" = t."contract_id" AND c."is_default" AND NOT c."is_deletable"
     WHERE t."contract_id" = $1 AND t."is_default" AND NOT t."is_deletable" ON CONFLICT DO NOTHING`,
    [contract],
  );
}

/** For a contract that is being created, in its own transaction; and for all that lack them, at a start. */
async function fillContract(
  tx: Transaction,
  contract: { readonly id: number; readonly locale: string | null },
) {
  const rows = buildDefaults(contract.locale === 'en' ? 'en' : 'fr');
  for (const [table, list] of Object.entries(rows)) await insert(tx, contract.id, table, list);
  await linkEntrance(tx, contract.id);
  await tx.query(`INSERT INTO "meta" ("contract_id", "name", "value") VALUES ($1, $2, '1')`, [
    contract.id,
    NAME,
  ]);
}

const LACKING = `SELECT c."id", c."locale" FROM "contract" c WHERE NOT EXISTS (
  SELECT 1 FROM "meta" m WHERE m."contract_id" = c."id" AND m."name" = $1) ORDER BY c."id"`;

export async function seedDefaults(database: Database): Promise<void> {
  await fillAll(database);
  await seedRoles(database);
}

async function fillAll(database: Database): Promise<void> {
  if ((await database.query('system', LACKING, [NAME])).length === 0) return;
  await database.transaction('system', async (tx) => {
    await tx.query(`SELECT pg_advisory_xact_lock(${LOCK})`);
    await tx.query(`SELECT set_config('app.outbox', 'off', true)`);
    for (const contract of await tx.query<{ id: number; locale: string | null }>(LACKING, [NAME]))
      await fillContract(tx, contract);
  });
}
