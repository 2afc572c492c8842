/** What a backup contains about itself: the first entry of its archive. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../kit.ts';
import { asSystem, readAllMeta } from '../meta.ts';
import { listMigrations } from '../migrate.ts';

export interface Manifest {
  readonly format: 1;
  readonly madeAt: string;
  readonly database: Database['kind'];
  /** Of PostgreSQL, also of the embedded one: neither goes back to an older. */
  readonly majorVersion: number;
  readonly migrations: readonly string[];
  readonly hasKeys: boolean;
}

export const MANIFEST = 'backup.json';
/** What pg_dump wrote; the files of an embedded database lie in `data`. */
export const DUMP = 'database.dump';
/** Which entries of it are restored. */
export const LIST = 'restored.list';

export async function readMajorVersion(database: Database): Promise<number> {
  const [row] = await database.query<{ major: number }>(
    'system',
    `SELECT current_setting('server_version_num')::int / 10000 AS "major"`,
  );
  return row?.major ?? 0;
}

export async function describeBackup(database: Database, hasKeys: boolean): Promise<Manifest> {
  const meta = await readAllMeta(asSystem(database));
  const migrations = (meta.get('migrations') ?? '').split(' ').filter(Boolean);
  if (migrations.length === 0)
    throw new Error('The database has no data of this product: there is nothing to back up.');
  return {
    format: 1,
    madeAt: new Date().toISOString(),
    database: database.kind,
    majorVersion: await readMajorVersion(database),
    migrations,
    hasKeys,
  };
}

export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
}

const kinds = {
  pglite: { title: 'an embedded database', advice: 'Restore it without DATABASE_URL.' },
  postgres: {
    title: 'a PostgreSQL server',
    advice: 'Name one that is to take it in DATABASE_URL.',
  },
} as const;

/** @throws when this is no backup that can be restored here */
export function readManifest(folder: string, kind: Database['kind']): Manifest {
  let manifest: Manifest;
  try {
    manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Manifest;
  } catch {
    throw new Error(
      `The file is no backup of this product: it has no "${MANIFEST}". Give one that "npm run backup" made.`,
    );
  }
  if (manifest.format !== 1)
    throw new Error(
      `The backup has the format "${manifest.format}", and this release reads "1". Restore it with the release that made it.`,
    );
  if (manifest.database !== kind) {
    const { title, advice } = kinds[manifest.database];
    throw new Error(`The backup is of ${title}. ${advice}`);
  }
  const unknown = manifest.migrations.filter((tag) => !listMigrations().includes(tag));
  if (unknown.length > 0)
    throw new Error(
      `The backup was made by a newer release: this one does not have the migrations "${unknown.join('", "')}". Install that release or a later one.`,
    );
  return manifest;
}
