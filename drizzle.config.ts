/** Where drizzle-kit finds the tables and keeps the migrations; `npm run codegen` reads it too. */
import { existsSync } from 'node:fs';
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/generated/tables.ts', './server/tables.ts'].filter((path) => existsSync(path)),
  out: './server/migrations',
});
