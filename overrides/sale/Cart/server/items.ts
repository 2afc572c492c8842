/** The rows of carts' items, with which layers of stock each occupies; read, and replaced as a whole. */
import type { Sql } from '../../../../server/kit.ts';
import type { OccupiedLayers } from '../../../seating/Stock/server/moveStock.ts';
import { computeLineTotal, type PricedItem } from '../model.ts';

/** A line whose places are held, with the record of where. */
export interface HeldItem extends PricedItem {
  readonly occupies: OccupiedLayers;
}

interface Row {
  readonly id: number;
  readonly price: number;
  readonly contingent: number | null;
  readonly quantity: number;
  readonly value: number;
  readonly date: number;
  readonly excluded: boolean;
  readonly chain: readonly number[];
}

export async function readItems(
  sql: Sql,
  contract: number,
  carts: readonly number[],
): Promise<readonly (HeldItem & { readonly id: number })[]> {
  // A price never moves to another event date: that is the one part of the record which is not on the line.
  const rows = await sql.query<Row>(
    `SELECT i."id", i."ticket_price_id" AS "price", i."stock_contingent_id" AS "contingent", i."quantity",
       i."facial_value" AS "value", p."event_date_id" AS "date", i."excluded_from_parent_stock" AS "excluded",
       CASE WHEN i."stock_contingent_id" IS NULL THEN '[]' ELSE (
         SELECT coalesce(jsonb_agg(o."target_id" ORDER BY o."position"), '[]')
         FROM "cart_item_occupied_contingent_list" o
         WHERE o."contract_id" = i."contract_id" AND o."source_id" = i."id") END AS "chain"
     FROM "cart_item" i JOIN "ticket_price" p ON p."contract_id" = i."contract_id" AND p."id" = i."ticket_price_id"
     WHERE i."contract_id" = $1 AND i."cart_id" = ANY($2::bigint[]) ORDER BY i."id"`,
    [contract, carts],
  );
  return rows.map((row) => ({
    id: Number(row.id),
    ticketPrice: Number(row.price),
    stockContingent: row.contingent === null ? null : Number(row.contingent),
    quantity: Number(row.quantity),
    facialValue: Number(row.value),
    occupies: {
      eventDate: Number(row.date),
      ticketPrice: Number(row.price),
      stockContingents: row.chain.map(Number),
      excludedFromParentStock: row.excluded,
    },
  }));
}

interface WrittenItems {
  readonly contract: number;
  readonly cart: number;
  readonly items: readonly HeldItem[];
}

/** What is gone goes, what is new comes, a price and contingent that stays keeps its row. */
export async function writeItems(sql: Sql, written: WrittenItems): Promise<void> {
  const { contract, cart, items } = written;
  const wanted = JSON.stringify(
    items.map((item, rank) => ({
      rank,
      price: item.ticketPrice,
      contingent: item.stockContingent ?? null,
      quantity: item.quantity,
      value: item.facialValue,
      total: computeLineTotal(item),
      excluded: item.occupies.excludedFromParentStock,
    })),
  );
  await sql.query(
    `WITH "wanted" AS (
       SELECT * FROM jsonb_to_recordset($3::jsonb) AS w("rank" integer, "price" bigint, "contingent" bigint, "quantity" bigint,
         "value" bigint, "total" bigint, "excluded" boolean)),
     "gone" AS (
       DELETE FROM "cart_item" i WHERE i."contract_id" = $1 AND i."cart_id" = $2 AND NOT EXISTS (
         SELECT 1 FROM "wanted" w WHERE w."price" = i."ticket_price_id" AND w."contingent" IS NOT DISTINCT FROM i."stock_contingent_id")),
     "kept" AS (
       UPDATE "cart_item" i SET "quantity" = w."quantity", "facial_value" = w."value", "customer_paid_amount" = w."total",
         "excluded_from_parent_stock" = w."excluded"
       FROM "wanted" w WHERE i."contract_id" = $1 AND i."cart_id" = $2
         AND w."price" = i."ticket_price_id" AND w."contingent" IS NOT DISTINCT FROM i."stock_contingent_id"
       RETURNING i."ticket_price_id", i."stock_contingent_id")
     INSERT INTO "cart_item" ("contract_id", "cart_id", "ticket_price_id", "stock_contingent_id", "quantity", "facial_value",
       "customer_paid_amount", "excluded_from_parent_stock")
     SELECT $1, $2, w."price", w."contingent", w."quantity", w."value", w."total", w."excluded" FROM "wanted" w
     WHERE NOT EXISTS (SELECT 1 FROM "kept" k
       WHERE k."ticket_price_id" = w."price" AND k."stock_contingent_id" IS NOT DISTINCT FROM w."contingent")
     ORDER BY w."rank"`,
    [contract, cart, wanted],
  );
  await writeChains(sql, written);
}

/** Lines of no contingent have nothing to record here, and one that has a contingent keeps it. */
async function writeChains(sql: Sql, { contract, cart, items }: WrittenItems): Promise<void> {
  const chains = items.flatMap(({ ticketPrice, stockContingent, occupies }) =>
    occupies.stockContingents.map((id, index) => ({
      price: ticketPrice,
      contingent: stockContingent,
      id,
      position: index + 1,
    })),
  );
  if (chains.length === 0) return;
  const wanted = `FROM jsonb_to_recordset($3::jsonb) AS w("price" bigint, "contingent" bigint, "id" bigint, "position" integer)
     JOIN "cart_item" i ON i."contract_id" = $1 AND i."cart_id" = $2 AND i."ticket_price_id" = w."price"
       AND i."stock_contingent_id" = w."contingent"`;
  const values = [contract, cart, JSON.stringify(chains)];
  await sql.query(
    `DELETE FROM "cart_item_occupied_contingent_list" o USING "cart_item" own
     WHERE own."contract_id" = $1 AND own."cart_id" = $2 AND o."contract_id" = $1 AND o."source_id" = own."id"
       AND NOT EXISTS (SELECT 1 ${wanted} WHERE i."id" = o."source_id" AND w."id" = o."target_id")`,
    values,
  );
  await sql.query(
    `INSERT INTO "cart_item_occupied_contingent_list" ("contract_id", "source_id", "target_id", "position")
     SELECT $1, i."id", w."id", w."position" ${wanted} ON CONFLICT DO NOTHING`,
    values,
  );
}
