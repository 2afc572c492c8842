/** Opens the store that the settings name: a PostgreSQL server, else the embedded one in the server's own folder. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import { finishSwap } from '../backup/swapFiles.ts';
import type { Database, Settings } from '../kit.ts';

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`The folder "${folder}" cannot be written (${code}). Give another one as VAR_DIR.`);
  }
}

/** @throws Error with what is in the way and what to do */
export async function openDatabase(settings: Settings): Promise<Database> {
  makeFolder(settings.varDir);
  finishSwap(settings.varDir);
  // The one that is not asked for is not loaded: a driver or a thread, either is a part of every start.
  if (!settings.databaseUrl) return (await import('./openPglite.ts')).openPglite(settings.varDir);
  const { openPostgres } = await import('./openPostgres.ts');
  try {
    return await openPostgres(settings.databaseUrl);
  } catch (error) {
    const { hostname, port } = new URL(settings.databaseUrl);
    const reason =
      error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error);
    throw new Error(
      `The database at "${hostname}:${port || 5432}" cannot be reached: ${reason}. Check DATABASE_URL.`,
    );
  }
}
