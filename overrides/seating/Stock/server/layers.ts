/**
 * The layers of stock that a place passes when it is held, and how much each has left (R42). A layer is a row with
 * counters; nothing about one layer is ever computed by counting rows of another table (R44f).
 */

/** In the order in which every transaction takes their rows, so that no two wait for each other (R44e). */
export const LAYERS = ['event_date', 'stock_contingent', 'ticket_price'] as const;

export type Layer = (typeof LAYERS)[number];

/** Columns that a layer may have beside `occupied_stock`; a layer without overbooking has no such column. */
const OVERBOOKS: Readonly<Record<Layer, boolean>> = {
  event_date: true,
  stock_contingent: false,
  ticket_price: true,
};

/** SQL: places that can still be taken on one layer's row, null when it has no limit; negative when overbooked. */
export function renderLeft(layer: Layer, row: string): string {
  const total = OVERBOOKS[layer]
    ? `${row}."total_stock" + coalesce(${row}."overbooking_stock", 0)`
    : `${row}."total_stock"`;
  return `CASE WHEN ${row}."unlimited_stock" THEN NULL ELSE ${total} - ${row}."occupied_stock" END`;
}

/** SQL: the same for people to read, never below zero. */
export function renderBookable(layer: Layer, row: string): string {
  return `greatest(0, ${renderLeft(layer, row)})`;
}
