/** Makes the empty, migrated database that every fresh folder is a copy of, unless it is there. */
import { openPglite } from './database/openPglite.ts';
import { prepareFolder } from './database/preparedFolder.ts';
import { migrate } from './migrate.ts';

export const prepareDatabase = (): Promise<void> =>
  prepareFolder(async (varDir) => {
    const database = await openPglite(varDir);
    await migrate(database);
    await database.stop();
  });
