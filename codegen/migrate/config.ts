/** Where the tables stand and where their migrations are kept; drizzle-kit's own commands read it too. */
import { existsSync } from 'node:fs';
import type { Config } from 'drizzle-kit';

const tables = ['server/generated/tables.ts', 'server/tables.ts', 'server/accountTables.ts'];

/** Paths below the repository, which is where every command runs. */
export const migrations = {
  dialect: 'postgresql',
  schema: tables.filter((path) => existsSync(path)),
  out: 'server/migrations',
} satisfies Config;
