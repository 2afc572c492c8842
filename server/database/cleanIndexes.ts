/**
 * Search indexes take new texts at their door and sort them in later, many at a time. PostgreSQL lets whoever finds four
 * megabytes there do it for all, and wait as long. Here nobody who saves does; it is done beside them.
 */
import type { Database, Host } from '../kit.ts';

/** What may wait at a door before a save does clear it, should nobody else: kilobytes. A search reads all that waits. */
export const MOST_WAITING_KB = 32_768;

const EVERY_MS = 1000;

/** One server at a time; the indexes are those whose owner asks. `waited`: how many pages of texts were sorted in. */
export const cleanIndexes = `SELECT coalesce(sum(gin_clean_pending_list(i.oid)), 0) AS waited
  FROM pg_class i JOIN pg_am a ON a.oid = i.relam AND a.amname = 'gin'
  WHERE i.relkind = 'i' AND i.relnamespace = current_schema()::regnamespace AND pg_has_role(i.relowner, 'USAGE')
    AND (SELECT pg_try_advisory_xact_lock(hashtext('search indexes')))`;

/** The embedded database does one thing at a time, and so has no beside. */
export function keepIndexesClean(host: Pick<Host, 'every'>, database: Database): void {
  if (database.kind !== 'postgres') return;
  host.every(EVERY_MS, 'search indexes', async () => {
    await database.query('system', cleanIndexes);
  });
}
