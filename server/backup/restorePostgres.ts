/** A PostgreSQL database from what `pg_dump` wrote, whole or not at all. Role, grants and policies are the server's to make. */
import { writeFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../kit.ts';
import { quote } from '../query/identifiers.ts';
import { DUMP, LIST } from './manifest.ts';
import { DATABASE, runPostgresTool, startPostgresTool } from './runTool.ts';

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
  const list = join(folder, LIST);
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

/** Empties the schemas; the one that names are in without a schema is there afterwards, with nothing in it. */
async function writeDrops(database: Database, schemas: readonly string[]): Promise<string> {
  const [row] = await database.query<{ schema: string }>('system', 'SELECT current_schema() AS "schema"');
  const drops = schemas.map((schema) => `DROP SCHEMA ${quote(schema)} CASCADE;`);
  const isEmptied = row !== undefined && schemas.includes(row.schema);
  return [...drops, ...(isEmptied ? [`CREATE SCHEMA ${quote(row.schema)};`] : [])].join('\n');
}

/**
 * Puts the dump in the place of the schemas, in one transaction: one that fails or is killed at any moment leaves all that
 * was there. The commit is written once `pg_restore` has ended well; input that ends before it is undone by the server.
 */
export async function replaceByDump(
  database: Database,
  { path, list }: Dump,
  { schemas, target }: { readonly schemas: readonly string[]; readonly target: Target },
): Promise<void> {
  const drops = await writeDrops(database, schemas);
  const writer = await startPostgresTool(
    'psql',
    ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', `--output=${devNull}`, DATABASE],
    target,
  );
  const reader = await startPostgresTool(
    'pg_restore',
    ['--no-owner', '--no-privileges', '--exit-on-error', `--use-list=${list}`, '--file=-', path],
    target,
  );
  const { stdin } = writer.child;
  try {
    stdin.write(`BEGIN;\nSET LOCAL client_min_messages = warning;\n${drops}\n`);
    await pipeline(reader.child.stdout, stdin, { end: false });
  } catch (error) {
    reader.child.kill();
    // What the database refused is the cause, where it refused anything.
    await writer.ended;
    throw error;
  }
  try {
    await reader.ended;
  } catch (error) {
    stdin.destroy();
    await writer.ended.catch(() => undefined);
    throw error;
  }
  stdin.end('COMMIT;\n');
  await writer.ended;
}
