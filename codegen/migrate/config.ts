/** Where the tables stand and where their migrations are kept; drizzle-kit's own commands read it too. */
import { existsSync } from 'node:fs';
import type { Config } from 'drizzle-kit';

/** What codegen makes; beside it what is written by hand. */
export const generatedTables = 'server/generated/tables.ts';

const tables = [generatedTables, 'server/tables.ts', 'server/accountTables.ts'];

/** Paths below the repository, which is where every command runs. */
export const migrations = {
  dialect: 'postgresql',
  schema: tables.filter((path) => existsSync(path)),
  out: 'server/migrations',
} satisfies Config;
