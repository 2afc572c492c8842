/** Whether a performance can be had, in one word, as SQL: the first that is true, from the gravest down. */
import { renderDateOnSale, renderPriceOpen } from '../../../sale/Sellable/server/renderOnSale.ts';
import { renderBookable } from '../../../seating/Stock/server/layers.ts';

const prices = (row: string, open: string) => `EXISTS (SELECT 1 FROM "ticket_price" "offered_price"
  WHERE "offered_price"."contract_id" = ${row}."contract_id" AND "offered_price"."event_date_id" = ${row}."id"${open})`;

/** A permanent show sells on after its date. */
const hasEnded = (
  row: string,
) => `(coalesce(${row}."end_date", ${row}."start_date" + interval '4 hours') <= now()
  AND NOT EXISTS (SELECT 1 FROM "ticketing" "lasting_show" WHERE "lasting_show"."contract_id" = ${row}."contract_id"
    AND "lasting_show"."id" = ${row}."ticketing_id" AND "lasting_show"."permanent"))`;

export function renderAvailability(row: string): string {
  return `CASE WHEN ${row}."status" = 'cancelled' THEN 'cancelled'
    WHEN ${row}."status" = 'closed' OR ${row}."sale_end_date" <= now() OR ${hasEnded(row)} THEN 'pastOrClosed'
    WHEN NOT ${prices(row, '')} THEN 'noTicketPrice'
    WHEN ${renderBookable(row)} = 0 THEN 'soldOut'
    WHEN ${row}."status" = 'draft' OR ${row}."sale_start_date" > now() THEN 'onHold'
    WHEN ${renderDateOnSale(row)} AND ${prices(row, ` AND ${renderPriceOpen('"offered_price"')}`)} THEN 'onSale'
    WHEN NOT ${renderDateOnSale(row)} THEN 'onHold'
    ELSE 'other' END`;
}
