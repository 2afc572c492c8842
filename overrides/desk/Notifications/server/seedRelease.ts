/** At every start: the version is this release's; a feature that is there already stays as it was switched. */
import type { Database } from '../../../../server/kit.ts';
import { db, muteOutbox, sqlText } from '../../../../server/sql.ts';
import { DESK_VERSION, features } from '../model.ts';

const putVersion = db
  .insertInto('version')
  .values({ contract_id: 0, name: 'desk', version: DESK_VERSION })
  .onConflict((known) =>
    known
      .columns(['contract_id', 'name'])
      .doUpdateSet((row) => ({ version: row.ref('excluded.version') }))
      .whereRef('version.version', '<>', 'excluded.version'),
  );

/** `features` are JSON: labels by name. */
const addFeatures = sqlText<{ readonly features: string }>({
  file: import.meta.filename,
  text: `INSERT INTO "feature" ("contract_id", "name", "label", "enabled")
    SELECT 0, "one".key, "one".value, true FROM jsonb_each_text(:features::jsonb) "one"
    WHERE NOT EXISTS (SELECT 1 FROM "feature" "known" WHERE "known"."contract_id" = 0 AND "known"."name" = "one".key)
    ORDER BY "one".key ON CONFLICT ("contract_id", "name") DO NOTHING`,
});

export async function seedRelease(database: Database): Promise<void> {
  await database.transaction('system', async (tx) => {
    await tx.query(muteOutbox);
    await tx.query(putVersion);
    await tx.query(addFeatures({ features: JSON.stringify(features) }));
  });
}
