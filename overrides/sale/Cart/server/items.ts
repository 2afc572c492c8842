/** The rows of a cart's items, read and replaced as a whole. */
import type { Sql } from '../../../../server/kit.ts';
import { computeLineTotal, type PricedItem } from '../model.ts';

export async function readItems(
  sql: Sql,
  contract: number,
  cart: number,
): Promise<readonly (PricedItem & { readonly id: number })[]> {
  const rows = await sql.query<{
    id: number;
    price: number;
    contingent: number | null;
    quantity: number;
    value: number;
  }>(
    `SELECT "id", "ticket_price_id" AS "price", "stock_contingent_id" AS "contingent", "quantity", "facial_value" AS "value"
     FROM "cart_item" WHERE "contract_id" = $1 AND "cart_id" = $2 ORDER BY "id"`,
    [contract, cart],
  );
  return rows.map((row) => ({
    id: Number(row.id),
    ticketPrice: Number(row.price),
    stockContingent: row.contingent === null ? null : Number(row.contingent),
    quantity: Number(row.quantity),
    facialValue: Number(row.value),
  }));
}

/** What is gone goes, what is new comes, a price and contingent that stays keeps its row. */
export async function writeItems(
  sql: Sql,
  {
    contract,
    cart,
    items,
  }: { readonly contract: number; readonly cart: number; readonly items: readonly PricedItem[] },
): Promise<void> {
  const wanted = JSON.stringify(
    items.map((item, rank) => ({
      rank,
      price: item.ticketPrice,
      contingent: item.stockContingent ?? null,
      quantity: item.quantity,
      value: item.facialValue,
      total: computeLineTotal(item),
    })),
  );
  await sql.query(
    `WITH "wanted" AS (
       SELECT * FROM jsonb_to_recordset($3::jsonb) AS w("rank" integer, "price" bigint, "contingent" bigint, "quantity" bigint, "value" bigint, "total" bigint)),
     "gone" AS (
       DELETE FROM "cart_item" i WHERE i."contract_id" = $1 AND i."cart_id" = $2 AND NOT EXISTS (
         SELECT 1 FROM "wanted" w WHERE w."price" = i."ticket_price_id" AND w."contingent" IS NOT DISTINCT FROM i."stock_contingent_id")),
     "kept" AS (
       UPDATE "cart_item" i SET "quantity" = w."quantity", "facial_value" = w."value", "customer_paid_amount" = w."total"
       FROM "wanted" w WHERE i."contract_id" = $1 AND i."cart_id" = $2
         AND w."price" = i."ticket_price_id" AND w."contingent" IS NOT DISTINCT FROM i."stock_contingent_id"
       RETURNING i."ticket_price_id", i."stock_contingent_id")
     INSERT INTO "cart_item" ("contract_id", "cart_id", "ticket_price_id", "stock_contingent_id", "quantity", "facial_value", "customer_paid_amount")
     SELECT $1, $2, w."price", w."contingent", w."quantity", w."value", w."total" FROM "wanted" w
     WHERE NOT EXISTS (SELECT 1 FROM "kept" k
       WHERE k."ticket_price_id" = w."price" AND k."stock_contingent_id" IS NOT DISTINCT FROM w."contingent")
     ORDER BY w."rank"`,
    [contract, cart, wanted],
  );
}
