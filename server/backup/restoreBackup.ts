/**
 * Brings back what `makeBackup.ts` kept, beside what is there: everything is unpacked, read and compared, an embedded
 * database opened and migrated, before anything is given up. Then it takes its place, in one step each: a PostgreSQL
 * database by one transaction, the files by one rename. Until then, whatever fails leaves the old data whole.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder } from '../database/lockFolder.ts';
import { openDatabase } from '../database/openDatabase.ts';
import type { Settings } from '../kit.ts';
import { migrate } from '../migrate.ts';
import { readArchive } from './archive.ts';
import { listFiles, listRows, listSchemas } from './listContents.ts';
import { DUMP, LIST, MANIFEST, type Manifest, readMajorVersion, readManifest } from './manifest.ts';
import { readDump, refuseUsed, replaceByDump } from './restorePostgres.ts';
import { swapFiles } from './swapFiles.ts';

interface Wanted {
  readonly from: string;
  readonly overwrite: boolean;
  readonly print: (line: string) => void;
}

/** @throws unless nothing is lost, or it may be */
function allowLoss(lines: readonly string[], { overwrite, print }: Wanted): void {
  if (lines.length === 0) return;
  print(overwrite ? 'This is replaced:' : 'This would be lost:');
  for (const line of lines) print(line);
  if (!overwrite)
    throw new Error(
      'The target is not empty. Nothing was changed; with --overwrite the backup takes its place.',
    );
}

/** Of what the backup brings, and the embedded database whether it brings one or not. */
const namesOf = (folder: string): readonly string[] => readdirSync(folder).filter((name) => !isOwn(name));

const isOwn = (name: string) => [MANIFEST, DUMP, LIST].includes(name);

function replaceFiles(varDir: string, folder: string): void {
  for (const name of readdirSync(folder).filter(isOwn)) rmSync(join(folder, name));
  swapFiles(varDir, folder);
}

/** What was unpacked by restores that were killed. */
function removeUnfinished(varDir: string): void {
  for (const name of readdirSync(varDir).filter((each) => each.startsWith('restore-')))
    rmSync(join(varDir, name), { recursive: true, force: true });
}

async function migrateAt(settings: Settings): Promise<void> {
  const database = await openDatabase(settings);
  await migrate(database).finally(() => database.stop());
}

/** Rows of the embedded database that is there; of one that does not open there is no more to list than its folder. */
async function listEmbedded(settings: Settings): Promise<readonly string[]> {
  if (!existsSync(join(settings.varDir, 'data', 'PG_VERSION'))) return [];
  try {
    const database = await openDatabase(settings);
    try {
      return await listRows(database, await listSchemas(database, []));
    } finally {
      await database.stop();
    }
  } catch {
    return ['  (its database cannot be opened)'];
  }
}

const folderLines = (varDir: string, folder: string): readonly string[] => {
  const found = listFiles(varDir, namesOf(folder));
  return found.length > 0 ? [`  in "${varDir}": ${found.join(', ')}`] : [];
};

async function restoreEmbedded(settings: Settings, folder: string, wanted: Wanted): Promise<void> {
  const { varDir } = settings;
  // Refuses a server that runs before it opens what that server has open.
  lockFolder(varDir)();
  allowLoss([...folderLines(varDir, folder), ...(await listEmbedded(settings))], wanted);
  await migrateAt({ ...settings, varDir: folder });
  replaceFiles(varDir, folder);
}

async function restoreServer(
  settings: Settings & { readonly databaseUrl: string },
  folder: string,
  { manifest, wanted }: { readonly manifest: Manifest; readonly wanted: Wanted },
): Promise<void> {
  const { varDir, databaseUrl: url } = settings;
  const database = await openDatabase(settings);
  try {
    const major = await readMajorVersion(database);
    if (major < manifest.majorVersion)
      throw new Error(
        `The backup is of PostgreSQL ${manifest.majorVersion}, and this server is ${major}. Give one of that version or newer.`,
      );
    const dump = await readDump(folder, { url, major });
    const schemas = await listSchemas(database, dump.schemas);
    const rows = await listRows(database, schemas);
    const title = schemas.length > 0 ? [`  in the database: the schemas ${schemas.join(', ')}`] : [];
    allowLoss([...title, ...rows, ...folderLines(varDir, folder)], wanted);
    await refuseUsed(database);
    await replaceByDump(database, dump, { schemas, target: { url, major } });
    replaceFiles(varDir, folder);
  } finally {
    await database.stop();
  }
  await migrateAt(settings);
}

export async function restoreBackup(settings: Settings, wanted: Wanted): Promise<Manifest> {
  const { varDir, databaseUrl } = settings;
  if (!existsSync(wanted.from)) throw new Error(`There is no file "${wanted.from}".`);
  mkdirSync(varDir, { recursive: true });
  removeUnfinished(varDir);
  const folder = mkdtempSync(join(varDir, 'restore-'));
  try {
    await readArchive(wanted.from, folder);
    const manifest = readManifest(folder, databaseUrl ? 'postgres' : 'pglite');
    if (databaseUrl) await restoreServer({ ...settings, databaseUrl }, folder, { manifest, wanted });
    else await restoreEmbedded(settings, folder, wanted);
    return manifest;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
