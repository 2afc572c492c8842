/**
 * Brings the preset roles of every organiser to what this release knows. They are nobody's to edit, so they follow; a
 * role of the same name that was made by people stays theirs. Somebody can always give rights: where nobody is
 * administrator, the first user becomes it.
 */
import { createHash } from 'node:crypto';
import type { Database, Transaction } from '../../../../server/kit.ts';
import { buildRoles } from '../model.ts';

/** Any number, so long as every server of this product takes the same one. */
const LOCK = 7_164_304;
const NAME = 'roles';

interface Contract {
  readonly id: number;
  readonly locale: string | null;
}

const LACKING = `SELECT c."id", c."locale" FROM "contract" c WHERE NOT EXISTS (
  SELECT 1 FROM "meta" m WHERE m."contract_id" = c."id" AND m."name" = $1 AND m."value" = $2) ORDER BY c."id"`;

const UPDATE = `UPDATE "role" r SET "policies" = p."policies", "description" = p."description"
  FROM json_populate_recordset(NULL::"role", $2::json) p
  WHERE r."contract_id" = $1 AND r."name" = p."name" AND NOT r."is_editable"`;

const INSERT = `INSERT INTO "role" ("contract_id", "name", "description", "is_editable", "policies")
  SELECT $1::bigint, p."name", p."description", p."is_editable", p."policies"
  FROM json_populate_recordset(NULL::"role", $2::json) p
  WHERE NOT EXISTS (SELECT 1 FROM "role" r WHERE r."contract_id" = $1::bigint AND r."name" = p."name")`;

const APPOINT = `UPDATE "accounts_user" u SET "contract_role_id" = r."id" FROM "role" r
  WHERE u."contract_id" = $1 AND r."contract_id" = $1 AND r."name" = $2 AND NOT r."is_editable"
    AND u."id" = (SELECT min("id") FROM "accounts_user" f WHERE f."contract_id" = $1)
    AND NOT EXISTS (SELECT 1 FROM "accounts_user" a WHERE a."contract_id" = $1 AND a."contract_role_id" = r."id")`;

async function writeRoles(tx: Transaction, { id, locale }: Contract, hash: string): Promise<void> {
  const roles = buildRoles(id, locale === 'en' ? 'en' : 'fr');
  for (const text of [UPDATE, INSERT]) await tx.query(text, [id, JSON.stringify(roles)]);
  await tx.query(APPOINT, [id, roles[0]?.name]);
  await tx.query(
    `INSERT INTO "meta" ("contract_id", "name", "value") VALUES ($1, $2, $3)
     ON CONFLICT ("contract_id", "name") DO UPDATE SET "value" = EXCLUDED."value"`,
    [id, NAME, hash],
  );
}

export async function seedRoles(database: Database): Promise<void> {
  const hash = createHash('sha256')
    .update(JSON.stringify(buildRoles(0, 'en')))
    .digest('hex');
  if ((await database.query('system', LACKING, [NAME, hash])).length === 0) return;
  await database.transaction('system', async (tx) => {
    await tx.query(`SELECT pg_advisory_xact_lock(${LOCK})`);
    await tx.query(`SELECT set_config('app.outbox', 'off', true)`);
    for (const contract of await tx.query<Contract>(LACKING, [NAME, hash]))
      await writeRoles(tx, contract, hash);
  });
}
