/** A PostgreSQL database from what `pg_dump` wrote, whole or not at all. Role, grants and policies are the server's to make. */
import { writeFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../kit.ts';
import { quote } from '../query/identifiers.ts';
import { DUMP } from './manifest.ts';
import { DATABASE, runPostgresTool } from './runTool.ts';

export interface Dump {
  readonly path: string;
  /** What of it is restored, as pg_restore lists it. */
  readonly list: string;
  /** The schemas that it makes. */
  readonly schemas: readonly string[];
}

interface Target {
  readonly url: string;
  readonly major: number;
}

/** Reads all of it, so that one that is damaged is found before anything is given up for it. */
export async function readDump(folder: string, target: Target): Promise<Dump> {
  const path = join(folder, DUMP);
  await runPostgresTool('pg_restore', [`--file=${devNull}`, path], target);
  const lines = (await runPostgresTool('pg_restore', ['--list', path], target)).split('\n');
  const list = join(folder, 'restored.list');
  // Policies name a role that a new cluster does not have; who may comment an extension is who made it.
  writeFileSync(list, lines.filter((line) => !/ (POLICY|COMMENT - EXTENSION) /.test(line)).join('\n'));
  const schemas = lines.flatMap((line) => / SCHEMA - (\S+) /.exec(line)?.[1] ?? []);
  return { path, list, schemas };
}

/** @throws while somebody else is connected: what they write would be lost, or in the way */
export async function refuseUsed(database: Database): Promise<void> {
  const [row] = await database.query<{ name: string; count: number }>(
    'system',
    `SELECT current_database() AS "name", count(*)::int AS "count" FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  );
  if (row && row.count > 0)
    throw new Error(
      `The database "${row.name}" is in use by ${row.count} connections. Stop the servers that use it.`,
    );
}

export async function dropSchemas(database: Database, schemas: readonly string[]): Promise<void> {
  await database.transaction('system', async (tx) => {
    const [row] = await tx.query<{ schema: string }>('SELECT current_schema() AS "schema"');
    for (const schema of schemas) await tx.query(`DROP SCHEMA ${quote(schema)} CASCADE`);
    if (row && schemas.includes(row.schema)) await tx.query(`CREATE SCHEMA ${quote(row.schema)}`);
  });
}

export async function restoreDump({ path, list }: Dump, target: Target): Promise<void> {
  await runPostgresTool(
    'pg_restore',
    [
      '--no-owner',
      '--no-privileges',
      '--single-transaction',
      '--exit-on-error',
      `--use-list=${list}`,
      DATABASE,
      path,
    ],
    target,
  );
}
