/** `findSaleRefusal` as conditions of SQL, for the computed properties of lists. Kept equal by a test. */

const within = (row: string) =>
  `(${row}."sale_start_date" IS NULL OR ${row}."sale_start_date" <= now())
   AND (${row}."sale_end_date" IS NULL OR ${row}."sale_end_date" > now())`;

/** SQL: this event date may be sold from now. */
export function renderDateOnSale(row: string): string {
  return `(${row}."status" = 'opened' AND ${within(row)} AND EXISTS (
    SELECT 1 FROM "ticketing" "on_sale_show" WHERE "on_sale_show"."contract_id" = ${row}."contract_id"
      AND "on_sale_show"."id" = ${row}."ticketing_id" AND "on_sale_show"."is_on_sale" IS NOT FALSE
      AND ("on_sale_show"."permanent" IS TRUE
        OR coalesce(${row}."end_date", ${row}."start_date" + interval '4 hours') > now())))`;
}

/** SQL: this ticket price itself may be sold, whatever the state of its event date. */
export function renderPriceOpen(row: string): string {
  return `(${row}."enabled" IS NOT FALSE AND ${row}."is_hidden" IS NOT TRUE AND ${within(row)})`;
}

/** SQL: this ticket price may be sold now, its event date included. */
export function renderPriceOnSale(row: string): string {
  return `(${renderPriceOpen(row)} AND EXISTS (
    SELECT 1 FROM "event_date" "on_sale_date" WHERE "on_sale_date"."contract_id" = ${row}."contract_id"
      AND "on_sale_date"."id" = ${row}."event_date_id" AND ${renderDateOnSale('"on_sale_date"')}))`;
}
