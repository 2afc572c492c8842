/** The stock contingents that lines name, each followed by its parents: all of them are layers the line passes. */
import type { Sql } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';

export type Contingents = ReadonlyMap<
  number,
  { readonly eventDate: number; readonly ids: readonly number[] }
>;

const readChains = sqlFile<
  { readonly contract: number; readonly contingents: readonly number[] },
  { readonly start: number; readonly eventDate: number; readonly ids: readonly number[] }
>(import.meta.dirname, 'readContingentChains.sql');

export async function readContingents(
  sql: Sql,
  contract: number,
  items: readonly { readonly stockContingent?: number | null }[],
): Promise<Contingents> {
  const named = [...new Set(items.flatMap((item) => item.stockContingent ?? []))];
  if (named.length === 0) return new Map();
  const rows = await sql.query(readChains({ contract, contingents: named }));
  return new Map(rows.map(({ start, eventDate, ids }) => [start, { eventDate, ids }]));
}
