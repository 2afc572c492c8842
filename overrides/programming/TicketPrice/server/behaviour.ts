/**
 * A ticket price through the API: what is left of it over every layer, whether it sells, and that it stays inside or
 * outside the event date's stock while places of it are taken there.
 */
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { renderPriceOnSale } from '../../../sale/Sellable/server/renderOnSale.ts';
import { stockProblem } from '../../../seating/errors.ts';
import { renderBookable } from '../../../seating/Stock/server/layers.ts';
import { hashPrice } from '../model/hashPrice.ts';
import { checkNewVatRate, checkVatRate } from './checkVatRate.ts';
import { frequentlyUsed } from './frequentlyUsed.ts';
import { createMultiple, deleteMultiple, updateMultiple } from './multiple.ts';

/** The least over the layers a sale passes (R42); `least` leaves out layers without a limit. */
const bookableStock = (row: string) =>
  `least(${renderBookable(row)}, CASE WHEN ${row}."excluded_from_parent_stock" THEN NULL ELSE (
    SELECT ${renderBookable('"stock_date"')} FROM "event_date" "stock_date"
    WHERE "stock_date"."contract_id" = ${row}."contract_id" AND "stock_date"."id" = ${row}."event_date_id") END)`;

export const ticketPriceBehaviour = defineBehaviour('TicketPrice', {
  actions: [checkNewVatRate, checkVatRate, createMultiple, deleteMultiple, frequentlyUsed, updateMultiple],
  normalize: (values, { operation }) =>
    operation === 'create' && !values.hash ? { hash: hashPrice(values) } : undefined,
  computed: {
    onSale: renderPriceOnSale,
    buyable: (row) => `(${renderPriceOnSale(row)} AND coalesce(${bookableStock(row)} > 0, true))`,
    visible: (row) => `(${row}."is_hidden" IS NOT TRUE)`,
    bookableStock,
    remainingStock: bookableStock,
    hasIssuedStock: (row) => `(coalesce(${row}."issued_tickets", 0) > 0)`,
  },
  onUpdateOf: ['excludedFromParentStock'],
  beforeUpdate({ values, current }) {
    const isChanged = Boolean(values.excludedFromParentStock) !== Boolean(current.excludedFromParentStock);
    if (isChanged && (current.occupiedStock ?? 0) > 0)
      throw stockProblem('STOCK-001', { price: current.name, occupied: current.occupiedStock });
  },
});
