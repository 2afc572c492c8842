/**
 * The invariant behind the counters: on every layer, places occupied are the live tickets plus the places of carts
 * that still hold. Counted from the rows themselves, in tests and every night (R44e); never on the way of a sale.
 */
import type { Sql } from '../../../../server/kit.ts';

/** A row whose counter differs from the facts. */
export interface Discrepancy {
  readonly layer: string;
  readonly id: number;
  readonly counted: number;
  readonly facts: number;
}

export async function countFacts(sql: Sql, contract: number): Promise<readonly Discrepancy[]> {
  return sql.query<Discrepancy>(
    `WITH RECURSIVE "fact" AS (
       SELECT t."ticket_price_id", i."stock_contingent_id", count(*) AS "quantity" FROM "ticket" t
       LEFT JOIN "order_item" i ON i."contract_id" = t."contract_id" AND i."id" = t."order_item_id"
       WHERE t."contract_id" = $1 AND t."status" IN ('payed', 'booked') GROUP BY 1, 2
       UNION ALL
       SELECT i."ticket_price_id", i."stock_contingent_id", sum(i."quantity") FROM "cart_item" i
       JOIN "cart" c ON c."contract_id" = i."contract_id" AND c."id" = i."cart_id"
       WHERE i."contract_id" = $1 AND c."status" = 'draft' AND c."deleted_at" IS NULL GROUP BY 1, 2),
     "chain" AS (
       SELECT s."id" AS "start", s."id", s."parent_id" FROM "stock_contingent" s WHERE s."contract_id" = $1
       UNION ALL
       SELECT c."start", s."id", s."parent_id" FROM "chain" c
       JOIN "stock_contingent" s ON s."contract_id" = $1 AND s."id" = c."parent_id"),
     "row" AS (
       SELECT 'event_date' AS "layer", e."id", e."occupied_stock" AS "counted",
         (SELECT sum(f."quantity") FROM "fact" f JOIN "ticket_price" p ON p."contract_id" = $1 AND p."id" = f."ticket_price_id"
          WHERE p."event_date_id" = e."id" AND p."excluded_from_parent_stock" IS NOT TRUE) AS "facts"
       FROM "event_date" e WHERE e."contract_id" = $1
       UNION ALL
       SELECT 'stock_contingent', s."id", s."occupied_stock",
         (SELECT sum(f."quantity") FROM "fact" f JOIN "chain" c ON c."start" = f."stock_contingent_id" WHERE c."id" = s."id")
       FROM "stock_contingent" s WHERE s."contract_id" = $1
       UNION ALL
       SELECT 'ticket_price', p."id", p."occupied_stock",
         (SELECT sum(f."quantity") FROM "fact" f WHERE f."ticket_price_id" = p."id")
       FROM "ticket_price" p WHERE p."contract_id" = $1)
     SELECT "layer", "id", coalesce("counted", 0)::bigint AS "counted", coalesce("facts", 0)::bigint AS "facts" FROM "row"
     WHERE coalesce("counted", 0) <> coalesce("facts", 0) ORDER BY 1, 2`,
    [contract],
  );
}
