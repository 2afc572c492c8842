/** The stock contingents that lines name, each followed by its parents: all of them are layers the line passes. */
import type { Sql } from '../../../../server/kit.ts';
import type { WantedItem } from '../model.ts';

export type Contingents = ReadonlyMap<
  number,
  { readonly eventDate: number; readonly ids: readonly number[] }
>;

export async function readContingents(
  sql: Sql,
  contract: number,
  items: readonly WantedItem[],
): Promise<Contingents> {
  const named = [...new Set(items.flatMap((item) => item.stockContingent ?? []))];
  if (named.length === 0) return new Map();
  // A parent that points back to its child ends the walk.
  const rows = await sql.query<{ start: number; event_date_id: number; ids: number[] }>(
    `WITH RECURSIVE "chain" AS (
       SELECT s."id" AS "start", s."event_date_id", s."parent_id", ARRAY[s."id"] AS "path" FROM "stock_contingent" s
       WHERE s."contract_id" = $1 AND s."id" = ANY($2::bigint[])
       UNION ALL
       SELECT c."start", c."event_date_id", s."parent_id", c."path" || s."id" FROM "chain" c
       JOIN "stock_contingent" s ON s."contract_id" = $1 AND s."id" = c."parent_id" AND NOT s."id" = ANY(c."path"))
     SELECT DISTINCT ON ("start") "start", "event_date_id", to_jsonb("path") AS "ids" FROM "chain"
     ORDER BY "start", cardinality("path") DESC`,
    [contract, named],
  );
  return new Map(
    rows.map((row) => [Number(row.start), { eventDate: Number(row.event_date_id), ids: row.ids }]),
  );
}
