/**
 * Whether this server can do its work, asked of what it works with: the database answers, lets requests in and keeps
 * them apart, is at this release and takes a write, and VAR_DIR has room. Each fault is one sentence for an operator.
 */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseUnavailable } from './database/DatabaseUnavailable.ts';
import type { Host } from './kit.ts';
import { listDifferences } from './migrate.ts';

export interface Fault {
  readonly check: 'database' | 'role' | 'release' | 'write' | 'folder';
  readonly message: string;
}

type Parts = Pick<Host, 'database' | 'settings'>;

/**
 * A write that needs room: a page of a table that is there already takes a row on a full disk too. A temporary table
 * grows its file without being logged, is emptied by the commit, and stays with its connection.
 */
const growText = `DO $$ BEGIN
  IF has_database_privilege(current_database(), 'temp') THEN
    SET LOCAL client_min_messages = warning;
    CREATE TEMP TABLE IF NOT EXISTS "ready_room" ("filling" text) ON COMMIT DELETE ROWS;
    INSERT INTO "ready_room" SELECT repeat('x', 1900) FROM generate_series(1, 64);
  END IF;
END $$`;

const writeText = `INSERT INTO "meta" ("contract_id", "name", "value") VALUES (0, 'ready', now()::text)
  ON CONFLICT ("contract_id", "name") DO UPDATE SET "value" = excluded."value"`;

const ROOM = Buffer.alloc(65_536);

/** What the database refuses in its own words; of all else the code alone, since words may hold addresses. */
function reasonOf(error: unknown): string {
  const { code, message } = (error instanceof DatabaseUnavailable ? (error.cause ?? error) : error) as {
    readonly code?: unknown;
    readonly message?: unknown;
  };
  if (typeof code !== 'string') return 'no reason given';
  return /^[0-9A-Z]{5}$/.test(code) && typeof message === 'string' ? `${message} (${code})` : code;
}

async function findRoleFault({ database }: Parts): Promise<string | undefined> {
  try {
    await database.query({ contract: 0 }, 'SELECT FROM "outbox" LIMIT 0');
    return undefined;
  } catch (error) {
    return `Requests cannot run as the role "back_office": ${reasonOf(error)}. Restart the server, which makes the role anew.`;
  }
}

async function findWriteFault({ database }: Parts): Promise<string | undefined> {
  try {
    await database.transaction('system', async (tx) => {
      await tx.query(growText);
      await tx.query(writeText);
    });
    return undefined;
  } catch (error) {
    return `The database takes no writes: ${reasonOf(error)}. See to the room on its disk, and that it is no standby.`;
  }
}

async function findFolderFault({ settings }: Parts): Promise<string | undefined> {
  const file = join(settings.varDir, `ready-${process.pid}`);
  try {
    await writeFile(file, ROOM, { mode: 0o600 });
    return undefined;
  } catch (error) {
    return `The folder VAR_DIR cannot be written: ${(error as NodeJS.ErrnoException).code}. See to its rights and the room on its disk.`;
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}

export async function findDatabaseFault({ database }: Pick<Parts, 'database'>): Promise<Fault | undefined> {
  try {
    await database.query('system', 'SELECT 1');
    return undefined;
  } catch (error) {
    return { check: 'database', message: `The database refuses: ${reasonOf(error)}.` };
  }
}

/** @returns what is wrong with a database that answers, and with the folder; nothing when all is well */
export async function checkReadiness(parts: Parts): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  const add = (check: Fault['check'], message: string | undefined) => {
    if (message) faults.push({ check, message });
  };
  add('role', await findRoleFault(parts));
  try {
    for (const message of await listDifferences(parts.database)) add('release', message);
  } catch (error) {
    add('release', `The database cannot be compared with this release: ${reasonOf(error)}.`);
  }
  add('write', await findWriteFault(parts));
  add('folder', await findFolderFault(parts));
  return faults;
}
