/**
 * Drizzle's query builder over anything that runs SQL and answers rows as arrays. Loaded when a transaction first asks
 * for it: Drizzle takes 0.4 s and 170 MiB to load, and most of what the server does is plain SQL.
 */
import { createRequire } from 'node:module';
import type { PgRemoteDatabase } from 'drizzle-orm/pg-proxy';

export type RunArrays = (text: string, params: readonly unknown[]) => Promise<unknown[][]>;

type PgProxy = typeof import('drizzle-orm/pg-proxy');

const require = createRequire(import.meta.url);
let loaded: PgProxy | undefined;

/** The ES module that `import` gives too, so that tables and builder come from one copy of Drizzle. */
function load(): PgProxy {
  loaded ??= require(require.resolve('drizzle-orm/pg-proxy').replace(/\.cjs$/, '.js')) as PgProxy;
  return loaded;
}

export function drizzleOver(run: RunArrays): PgRemoteDatabase {
  return load().drizzle(async (text, params) => ({ rows: await run(text, params) }));
}
