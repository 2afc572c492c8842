/**
 * Which tables the last migration was made from: a digest beside the migrations, so that a run that changes no table
 * need not load drizzle-kit, and `check` sees a migration that was forgotten.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrations as config } from './config.ts';

const path = join(config.out, 'tables.sha256');

function digestTables(): string {
  const hash = createHash('sha256');
  for (const file of config.schema) hash.update(readFileSync(file));
  return `${hash.digest('hex')}\n`;
}

export function isMigrated(): boolean {
  return existsSync(path) && readFileSync(path, 'utf8') === digestTables();
}

export function writeStamp(): void {
  mkdirSync(config.out, { recursive: true });
  writeFileSync(path, digestTables());
}
