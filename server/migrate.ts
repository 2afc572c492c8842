/**
 * Brings a database to the shape of this release: the committed migrations in order, then the guards (row-level
 * security, grants, outbox triggers) and what text is searched by, when they changed, in the release or in the
 * database. One transaction under one lock; two servers may start at once.
 */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { descriptors } from '../schema/generated/descriptors.ts';
import { wordCollation } from '../schema/wordOrder.ts';
import { applyMigration } from './applyMigration.ts';
import { limitStatements, waitForLock } from './database/controls.ts';
import { guardFiles } from './guardFiles.ts';
import type { Database, Sql, Transaction } from './kit.ts';
import { asSystem, readAllMeta, writeMeta } from './meta.ts';
import { renderSearchIndexes } from './query/renderSearch.ts';
import { readGuards } from './readGuards.ts';

const folder = join(import.meta.dirname, 'migrations');

function readText(path: string): string {
  return readFileSync(join(import.meta.dirname, path), 'utf8');
}

/** The migrations of this release, in their order. */
export function listMigrations(): readonly string[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    readonly entries: readonly { readonly tag: string }[];
  };
  return journal.entries.map(({ tag }) => tag);
}

interface Release {
  readonly last: string;
  readonly guards: string;
  readonly hash: string;
}

let release: Release | undefined;

/** What this release wants, in one word: when the database has the same there is nothing to apply. */
function describeRelease(): Release {
  release ??= readRelease();
  return release;
}

function readRelease(): Release {
  const guards = [...guardFiles.map(readText), renderSearchIndexes(Object.values(descriptors))].join('\n');
  const last = listMigrations().at(-1) ?? '';
  return { last, guards, hash: createHash('sha256').update(guards).digest('hex') };
}

const splitTags = (text: string | undefined): readonly string[] => (text ?? '').split(' ').filter(Boolean);

/**
 * What of the database is not as this release left it, in words for who runs it; it may have been changed, or migrated
 * by another release, since the start.
 */
export async function listDifferences(database: Database): Promise<readonly string[]> {
  const { guards } = describeRelease();
  const meta = await readAllMeta(asSystem(database));
  const applied = splitTags(meta.get('migrations'));
  const tags = listMigrations();
  const unknown = applied.filter((tag) => !tags.includes(tag));
  const missing = tags.filter((tag) => !applied.includes(tag));
  const isGuarded = meta.get('guards') === (await readGuards(asSystem(database), guards));
  return [
    ...(missing.length > 0
      ? [`The database lacks the migrations "${missing.join('", "')}" of this release. Restart the server.`]
      : []),
    ...(unknown.length > 0
      ? [`The database has the migrations "${unknown.join('", "')}" of a newer release. Start that one.`]
      : []),
    ...(isGuarded
      ? []
      : [
          'The role "back_office", its grants, row-level security, policies, triggers or functions are missing or were changed. Restart the server, which makes them anew.',
        ]),
  ];
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

/** A newer release was here: on its tables this one would fail every write, and its marker would hide the newer one's. */
function refuseNewer(applied: readonly string[], tags: readonly string[]): void {
  const unknown = applied.filter((tag) => !tags.includes(tag));
  if (unknown.length === 0) return;
  throw new Error(
    `The database has migrations that this release does not have: "${unknown.join('", "')}". A newer release was started on it. Start that release or a later one, or restore a backup from before it. Nothing was changed.`,
  );
}

type Applied = 'release' | 'guards' | undefined;

/** What differs: the release, or the guards alone, which are missing or were changed. */
async function compare(sql: Sql): Promise<Applied> {
  const { last, guards, hash } = describeRelease();
  const meta = await readAllMeta(sql);
  if (meta.get('release') !== `${last} ${hash}`) return 'release';
  return meta.get('guards') === (await readGuards(sql, guards)) ? undefined : 'guards';
}

async function apply(tx: Transaction): Promise<Applied> {
  // Another server may hold the lock for as long as its migration takes.
  await limitStatements(tx, 'none');
  await waitForLock(tx, 'migrations');
  const difference = await compare(tx);
  // It has applied the same.
  if (!difference) return undefined;
  const { last, guards, hash } = describeRelease();
  const applied = splitTags((await readAllMeta(tx)).get('migrations'));
  const tags = listMigrations();
  refuseNewer(applied, tags);
  // The triggers are those of the tables as they were. What a migration fills in is no change that somebody made.
  await tx.query(`SELECT set_config('app.outbox', 'off', true)`);
  for (const tag of tags.filter((name) => !applied.includes(name)))
    await applyMigration(tx, { tag, text: readFileSync(join(folder, `${tag}.sql`), 'utf8') });
  await tx.query(`SELECT set_config('app.outbox', '', true)`);
  await tx.query(guards);
  await writeMeta(tx, 'migrations', tags.join(' '));
  await writeMeta(tx, 'release', `${last} ${hash}`);
  await writeMeta(tx, 'guards', await readGuards(tx, guards));
  return difference;
}

/** Servers that run meanwhile hold locks on tables in an order of their own: how often theirs may be in the way. */
const MOST_DEADLOCKS = 5;

/**
 * Compares at every start: a restored database claims that all was applied, and has no role and no policies.
 *
 * @returns what was applied
 * @throws when a newer release has migrated the database already
 */
export async function migrate(database: Database): Promise<Applied> {
  if (!(await compare(asSystem(database)))) return undefined;
  await requireWordOrder(database);
  for (let deadlocks = 0; ; deadlocks += 1)
    try {
      return await database.transaction('system', apply);
    } catch (error) {
      const isDeadlock = error instanceof Error && 'code' in error && error.code === '40P01';
      if (!isDeadlock || deadlocks === MOST_DEADLOCKS) throw error;
    }
}
