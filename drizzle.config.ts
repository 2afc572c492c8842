/** Where drizzle-kit finds the tables and keeps the migrations; `npm run codegen` reads it too. */
import { existsSync } from 'node:fs';
import type { Config } from 'drizzle-kit';

const tables = ['server/generated/tables.ts', 'server/tables.ts'];

export default {
  dialect: 'postgresql',
  schema: tables.filter((path) => existsSync(path)),
  out: 'server/migrations',
} satisfies Config;
