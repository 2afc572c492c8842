/** A ticket price through the API: what is left of it over every layer and whether it sells. */
import type { Behaviour } from '../../../server/kit.ts';
import { renderPriceOnSale } from '../../sale/Sellable/server/renderOnSale.ts';
import { renderBookable } from '../../seating/Stock/server/layers.ts';
import { renderListedBy } from '../Borrowed/server.ts';

/** The least over the layers a sale passes (R42); `least` leaves out layers without a limit. */
const bookableStock = (row: string) =>
  `least(${renderBookable(row)}, CASE WHEN ${row}."excluded_from_parent_stock" THEN NULL ELSE (
    SELECT ${renderBookable('"stock_date"')} FROM "event_date" "stock_date"
    WHERE "stock_date"."contract_id" = ${row}."contract_id" AND "stock_date"."id" = ${row}."event_date_id") END)`;

export const ticketPriceBehaviour: Behaviour = {
  entity: 'TicketPrice',
  computed: {
    onSale: renderPriceOnSale,
    buyable: (row) => `(${renderPriceOnSale(row)} AND coalesce(${bookableStock(row)} > 0, true))`,
    visible: (row) => `(${row}."is_hidden" IS NOT TRUE)`,
    bookableStock,
    remainingStock: bookableStock,
    offerRuleList: renderListedBy('offer_rule_ticket_price_list'),
    hasIssuedStock: (row) => `(coalesce(${row}."issued_tickets", 0) > 0)`,
  },
};
