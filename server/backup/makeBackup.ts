/** Database, keys and files of an installation in one archive. PostgreSQL goes on meanwhile; the embedded one is stopped. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { lockFolder } from '../database/lockFolder.ts';
import { openDatabase } from '../database/openDatabase.ts';
import type { Settings } from '../kit.ts';
import { writeArchive } from './archive.ts';
import { DUMP, describeBackup, type Manifest, writeManifest } from './manifest.ts';
import { DATABASE, runPostgresTool } from './runTool.ts';

interface Wanted {
  readonly to: string;
  readonly withoutKeys: boolean;
}

/** Of VAR_DIR; what belongs to a running process or is unfinished is not worth keeping. */
function listFiles({ varDir, databaseUrl }: Settings, { withoutKeys }: Wanted): readonly string[] {
  const left = new Set([
    'lock',
    'data.new',
    ...(databaseUrl ? ['data'] : []),
    ...(withoutKeys ? ['keys'] : []),
  ]);
  return existsSync(varDir)
    ? readdirSync(varDir).filter((name) => !left.has(name) && !/^(ready|restore)-/.test(name))
    : [];
}

async function describe(settings: Settings, hasKeys: boolean): Promise<Manifest> {
  if (!settings.databaseUrl && !existsSync(join(settings.varDir, 'data', 'PG_VERSION')))
    throw new Error(
      `There is no database in "${settings.varDir}". Set VAR_DIR to the server's folder, or DATABASE_URL to its database.`,
    );
  const database = await openDatabase(settings);
  try {
    return await describeBackup(database, hasKeys);
  } finally {
    await database.stop();
  }
}

/** @returns what the backup contains about itself */
export async function makeBackup(settings: Settings, wanted: Wanted): Promise<Manifest> {
  const to = resolve(wanted.to);
  if (existsSync(to)) throw new Error(`The file "${to}" is there already. Give another name, or remove it.`);
  if (!existsSync(dirname(to))) throw new Error(`There is no folder "${dirname(to)}". Make it first.`);
  const manifest = await describe(settings, !wanted.withoutKeys);
  const { databaseUrl: url, varDir } = settings;
  const folder = mkdtempSync(join(dirname(to), '.backup-'));
  const unlock = url ? () => undefined : lockFolder(varDir);
  try {
    writeManifest(folder, manifest);
    const own = readdirSync(folder);
    if (url) {
      await runPostgresTool('pg_dump', ['--format=custom', `--file=${join(folder, DUMP)}`, DATABASE], {
        url,
        major: manifest.majorVersion,
      });
      own.push(DUMP);
    }
    const files = listFiles(settings, wanted);
    const parts = [{ folder, names: own }, ...(files.length > 0 ? [{ folder: varDir, names: files }] : [])];
    await writeArchive(to, parts, { isPacked: url !== undefined });
    return manifest;
  } finally {
    unlock();
    rmSync(folder, { recursive: true, force: true });
  }
}
