/** Drizzle's query builder over anything that runs SQL and answers rows as arrays. */
import { drizzle, type PgRemoteDatabase } from 'drizzle-orm/pg-proxy';

export type RunArrays = (text: string, params: readonly unknown[]) => Promise<unknown[][]>;

export function drizzleOver(run: RunArrays): PgRemoteDatabase {
  return drizzle(async (text, params) => ({ rows: await run(text, params) }));
}
