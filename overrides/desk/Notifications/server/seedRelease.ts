/** At every start: the version is this release's; a feature that is there already stays as it was switched. */
import type { Database } from '../../../../server/kit.ts';
import { DESK_VERSION, features } from '../model.ts';

const versionText = `INSERT INTO "version" ("contract_id", "name", "version") VALUES (0, 'desk', $1)
  ON CONFLICT ("contract_id", "name") DO UPDATE SET "version" = EXCLUDED."version"
  WHERE "version"."version" <> EXCLUDED."version"`;

const featureText = `INSERT INTO "feature" ("contract_id", "name", "label", "enabled")
  SELECT 0, "one".key, "one".value, true FROM jsonb_each_text($1::jsonb) "one"
  WHERE NOT EXISTS (SELECT 1 FROM "feature" "known" WHERE "known"."contract_id" = 0 AND "known"."name" = "one".key)
  ORDER BY "one".key ON CONFLICT ("contract_id", "name") DO NOTHING`;

export async function seedRelease(database: Database): Promise<void> {
  await database.transaction('system', async (tx) => {
    await tx.query(`SELECT set_config('app.outbox', 'off', true)`);
    await tx.query(versionText, [DESK_VERSION]);
    await tx.query(featureText, [JSON.stringify(features)]);
  });
}
