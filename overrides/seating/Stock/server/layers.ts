/**
 * The layers of stock that a place passes when it is held, and how much each has left (R42). A layer is a row with
 * counters; what one has left is never computed by counting rows of another table (R44f).
 */

/** In the order in which every transaction takes their rows, so that no two wait for each other (R44e). */
export const LAYERS = ['event_date', 'stock_contingent', 'ticket_price'] as const;

export type Layer = (typeof LAYERS)[number];

/** The same of each layer, e.g. a statement about its table. */
export const eachLayer = <Value>(make: (layer: Layer) => Value): Readonly<Record<Layer, Value>> => ({
  event_date: make('event_date'),
  stock_contingent: make('stock_contingent'),
  ticket_price: make('ticket_price'),
});

/** SQL: places that can still be taken on one layer's row, null when it has no limit; negative when overbooked. */
export function renderLeft(row: string): string {
  const bound = `coalesce(${row}."total_stock", 0) + coalesce(${row}."overbooking_stock", 0)`;
  return `CASE WHEN ${row}."unlimited_stock" THEN NULL ELSE ${bound} - coalesce(${row}."occupied_stock", 0) END`;
}

/** SQL: the same for people to read: never below zero. */
export function renderBookable(row: string): string {
  return `CASE WHEN ${row}."unlimited_stock" THEN NULL ELSE greatest(0, ${renderLeft(row)}) END`;
}
