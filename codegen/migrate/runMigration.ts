/** Starts the program that compares the tables, on those that are to be written: drizzle-kit loads them as modules, which only a fresh process does anew. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TablesSource } from './stamp.ts';

/**
 * `check`: whether a migration is missing. `write`: makes it when nothing of it waits for a person. `confirm`: makes it.
 * `release`, `release-confirm`: the same, and what was kept since it was removed is dropped.
 */
export type MigrationMode = 'check' | 'write' | 'confirm' | 'release' | 'release-confirm';

export interface MigrationInput extends TablesSource {
  /** Columns that hold a list of values: `play.links`. */
  readonly lists: readonly string[];
}

/** Exit code of the program: it wrote nothing, because a person has to confirm it. */
export const WAITS = 3;

/** @returns its exit code and what it printed */
export function runMigration(
  root: string,
  mode: MigrationMode,
  input: MigrationInput,
): { status: number; out: string } {
  const folder = mkdtempSync(join(tmpdir(), 'tables-'));
  try {
    writeFileSync(join(folder, 'tables.ts'), input.tables);
    writeFileSync(join(folder, 'input.json'), JSON.stringify(input));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
    const program = resolve(import.meta.dirname, 'writeMigration.ts');
    const { status, stdout } = spawnSync(process.execPath, [program, mode, folder], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return { status: status ?? 1, out: stdout };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
