/**
 * Brings a database to the shape of this release: the committed migrations in order, then the guards (row-level
 * security, grants, outbox triggers) and what text is searched by, when they changed. One transaction under one lock; two servers may start at once.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { descriptors } from '../schema/generated/descriptors.ts';
import { wordCollation } from '../schema/wordOrder.ts';
import { guardFiles } from './guardFiles.ts';
import type { Database, Transaction } from './kit.ts';
import { renderSearchIndexes } from './query/renderSearch.ts';

interface JournalEntry {
  readonly tag: string;
}

const folder = join(import.meta.dirname, 'migrations');

/** Any number, so long as every server of this product takes the same one. */
const LOCK = 7_164_301;

function readText(path: string): string {
  return readFileSync(join(import.meta.dirname, path), 'utf8');
}

function readMigrations(): readonly JournalEntry[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: JournalEntry[];
  };
  return journal.entries;
}

/** A fact this database keeps about itself. */
export async function readMeta(tx: Pick<Transaction, 'query'>, name: string): Promise<string | undefined> {
  const [row] = await tx.query<{ value: string }>(
    'SELECT "value" FROM "meta" WHERE "contract_id" = 0 AND "name" = $1',
    [name],
  );
  return row?.value;
}

export async function writeMeta(tx: Pick<Transaction, 'query'>, name: string, value: string): Promise<void> {
  await tx.query(
    `INSERT INTO "meta" ("contract_id", "name", "value") VALUES (0, $1, $2)
     ON CONFLICT ("contract_id", "name") DO UPDATE SET "value" = EXCLUDED."value"`,
    [name, value],
  );
}

/** What this release wants, in one word: when the database says the same there is nothing to do. */
function describeRelease(): { readonly last: string; readonly guards: string; readonly hash: string } {
  const guards = [...guardFiles.map(readText), renderSearchIndexes(Object.values(descriptors))].join('\n');
  const last = readMigrations().at(-1)?.tag ?? '';
  return { last, guards, hash: createHash('sha256').update(guards).digest('hex') };
}

async function readRelease(database: Database): Promise<string | undefined> {
  const [exists] = await database.query<{ found: boolean }>(
    'system',
    `SELECT to_regclass('meta') IS NOT NULL AS "found"`,
  );
  if (!exists?.found) return undefined;
  return readMeta({ query: (text, params) => database.query('system', text, params) }, 'release');
}

/** Lists are in an order that ICU knows: of a server built without it, and of some encodings, there is none. */
async function requireWordOrder(database: Database): Promise<void> {
  const [row] = await database.query<{ found: boolean; name: string; encoding: string }>(
    'system',
    `SELECT to_regcollation('"${wordCollation}"') IS NOT NULL AS "found", current_database() AS "name", current_setting('server_encoding') AS "encoding"`,
  );
  if (!row?.found)
    throw new Error(
      `The database "${row?.name}" of the encoding "${row?.encoding}" has no collation "${wordCollation}", which lists are ordered by. Make it with the encoding UTF8, on a PostgreSQL that was built with ICU, as all usual packages are.`,
    );
}

/** @returns whether anything was applied */
export async function migrate(database: Database): Promise<boolean> {
  const { last, guards, hash } = describeRelease();
  if ((await readRelease(database)) === `${last} ${hash}`) return false;
  await requireWordOrder(database);
  await database.transaction('system', async (tx) => {
    // Another server may hold the lock for as long as its migration takes.
    await tx.query('SET LOCAL statement_timeout = 0');
    await tx.query(`SELECT pg_advisory_xact_lock(${LOCK})`);
    const [exists] = await tx.query<{ found: boolean }>(`SELECT to_regclass('meta') IS NOT NULL AS "found"`);
    const applied = exists?.found ? ((await readMeta(tx, 'migrations')) ?? '').split(' ') : [];
    const tags = readMigrations().map(({ tag }) => tag);
    for (const tag of tags.filter((name) => !applied.includes(name)))
      await tx.query(readFileSync(join(folder, `${tag}.sql`), 'utf8'));
    await tx.query(guards);
    await writeMeta(tx, 'migrations', tags.join(' '));
    await writeMeta(tx, 'release', `${last} ${hash}`);
  });
  return true;
}
