/** At every start: the version is this release's; a feature that is there already stays as it was switched. */
import type { Database } from '../../../../server/kit.ts';
import { db, muteOutbox, sqlFile } from '../../../../server/sql.ts';
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
const addFeatures = sqlFile<{ readonly features: string }>(import.meta.dirname, 'addFeatures.sql');

export async function seedRelease(database: Database): Promise<void> {
  await database.transaction('system', async (tx) => {
    await tx.query(muteOutbox);
    await tx.query(putVersion);
    await tx.query(addFeatures({ features: JSON.stringify(features) }));
  });
}
