/** Reads ticket prices as things to sell, with everything a sale checks and stores, in one statement. */
import type { Sql } from '../../../../server/kit.ts';
import { sqlText } from '../../../../server/sql.ts';
import { renderLeft } from '../../../seating/Stock/server/layers.ts';
import type { Sellable } from '../model.ts';

const readRow = sqlText<
  { readonly contract: number; readonly ticketPrices: readonly number[] },
  { readonly sellables: readonly Sellable[] }
>({
  file: import.meta.filename,
  text: `
SELECT coalesce(jsonb_agg(jsonb_build_object(
  'ticketPrice', p."id", 'priceName', p."name", 'priceType', p."type",
  'facialValue', p."facial_value", 'currency', p."currency",
  'isDynamic', p."dynamic" IS TRUE, 'isEnabled', p."enabled" IS NOT FALSE, 'isHidden', p."is_hidden" IS TRUE,
  'saleStartDate', p."sale_start_date", 'saleEndDate', p."sale_end_date",
  'excludedFromParentStock', p."excluded_from_parent_stock" IS TRUE,
  'willGenerateTicket', p."will_generate_ticket" IS NOT FALSE,
  'vatRate', coalesce(x."rate", 0),
  'eventDate', e."id", 'eventDateStatus', e."status",
  'eventDateSaleStartDate', e."sale_start_date", 'eventDateSaleEndDate', e."sale_end_date",
  'startDate', e."start_date", 'endDate', e."end_date",
  'ticketing', t."id", 'title', t."title", 'timezone', t."timezone",
  'isPermanent', t."permanent" IS TRUE, 'isOnSale', t."is_on_sale" IS NOT FALSE,
  'isNumbered', coalesce(e."is_numbered_seating" AND e."nb_active_seats" > 0, false), 'seatGroups', (
    SELECT jsonb_agg(g."seat_group_id" ORDER BY g."seat_group_id") FROM "ticket_price_seat_group" g
    WHERE g."contract_id" = p."contract_id" AND g."ticket_price_id" = p."id"),
  'leftOnEventDate', ${renderLeft('e')}, 'leftOnPrice', ${renderLeft('p')})), '[]'::jsonb) AS "sellables"
FROM "ticket_price" p
JOIN "event_date" e ON e."contract_id" = p."contract_id" AND e."id" = p."event_date_id"
JOIN "ticketing" t ON t."contract_id" = e."contract_id" AND t."id" = e."ticketing_id"
LEFT JOIN "tax" x ON x."id" = p."tax_id"
WHERE p."contract_id" = :contract AND p."id" = ANY(:ticketPrices::bigint[])`,
});

export async function readSellables(
  sql: Sql,
  contract: number,
  ticketPrices: readonly number[],
): Promise<ReadonlyMap<number, Sellable>> {
  const [row] = await sql.query(readRow({ contract, ticketPrices }));
  return new Map(row?.sellables.map((sellable) => [sellable.ticketPrice, sellable]));
}
