/** Gives everybody a copy of each desk notification that is shown now, so that they can put it away. */
import type { Database } from '../../../../server/kit.ts';
import { muteOutbox, sqlFile } from '../../../../server/sql.ts';

const spread = sqlFile<Record<string, never>>(import.meta.dirname, 'spreadNotifications.sql');

/** Several servers may do it at once: a copy is made once. */
export async function spreadNotifications(database: Pick<Database, 'transaction'>): Promise<void> {
  await database.transaction('system', async (tx) => {
    // A notice to all is nobody's change to a record.
    await tx.query(muteOutbox);
    await tx.query(spread({}));
  });
}
