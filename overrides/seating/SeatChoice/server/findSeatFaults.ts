/** The invariants of numbered seats, read in one statement: in tests, every night and by `npm run check-counters` (R44). */
import type { Sql } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';

const findFaults = sqlFile<{ readonly contract: number }, { readonly fault: string }>(
  import.meta.dirname,
  'findSeatFaults.sql',
);

/** @returns in words what does not agree: seats with the carts and tickets that have them */
export async function findSeatFaults(sql: Sql, contract: number): Promise<readonly string[]> {
  const rows = await sql.query(findFaults({ contract }));
  return rows.map(({ fault }) => fault);
}
