/**
 * Which tables the last migration was made from: a digest beside the migrations, so that a run that changes no table
 * need not load drizzle-kit, and `check` sees a migration that was forgotten.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrations as config, generatedTables } from './config.ts';
import type { Renames } from './renames.ts';

/** What the tables are to be made from. */
export interface TablesSource {
  /** Text of the generated tables. */
  readonly tables: string;
  readonly renames: Renames;
}

const path = join(config.out, 'tables.sha256');

function digest({ tables, renames }: TablesSource): string {
  const hash = createHash('sha256').update(tables);
  for (const file of config.schema) if (file !== generatedTables) hash.update(readFileSync(file));
  const names = [...renames.tables, ...renames.columns];
  if (names.length > 0) hash.update(JSON.stringify(names));
  return `${hash.digest('hex')}\n`;
}

export function isMigrated(source: TablesSource): boolean {
  return existsSync(path) && readFileSync(path, 'utf8') === digest(source);
}

export function writeStamp(source: TablesSource): void {
  mkdirSync(config.out, { recursive: true });
  writeFileSync(path, digest(source));
}
