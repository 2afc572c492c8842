/**
 * A fresh embedded database made ahead, migrated and empty, so that a first start copies instead of waiting for
 * initdb. Kept under `dist/database`, by the hash of what it was made from.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { guardFiles } from '../guardFiles.ts';

const server = join(import.meta.dirname, '..');
const prepared = join(server, '../dist/database');

function listSources(): readonly string[] {
  const migrations = join(server, 'migrations');
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return [
    join(dirname(engine), '../package.json'),
    ...guardFiles.map((file) => join(server, file)),
    ...readdirSync(migrations)
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .map((name) => join(migrations, name)),
  ];
}

function findPrepared(): string {
  const hash = createHash('sha256');
  for (const path of listSources()) hash.update(readFileSync(path));
  return join(prepared, hash.digest('hex').slice(0, 16));
}

/** Copies the prepared database, whole or not at all. @returns false where none was made of this release */
export function copyPrepared(folder: string): boolean {
  const from = findPrepared();
  if (!existsSync(from)) return false;
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(from, unfinished, { recursive: true });
  // What the first commits build on must be on the disk too; where there is no `sync` the kernel does it in its time.
  spawnSync('sync', ['-f', unfinished]);
  renameSync(unfinished, folder);
  return true;
}

/** Makes the prepared database unless it is there. `fill` opens, migrates and closes one in the folder given. */
export async function prepareFolder(fill: (varDir: string) => Promise<void>): Promise<void> {
  const target = findPrepared();
  if (existsSync(target)) return;
  const making = join(prepared, `making-${process.pid}`);
  mkdirSync(making, { recursive: true });
  await fill(making);
  const older = readdirSync(prepared).filter((name) => !name.startsWith('making-'));
  for (const name of older) rmSync(join(prepared, name), { recursive: true, force: true });
  // Another process may have been first; its folder is as good.
  if (!existsSync(target)) renameSync(join(making, 'data'), target);
  rmSync(making, { recursive: true, force: true });
}
