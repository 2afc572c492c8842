/**
 * Takes places from every layer they pass and gives them back, layer by layer in the fixed order, rows of a layer
 * by ascending id: one conditional UPDATE a layer (R44e). Whoever moves stock has locked the cart before.
 */
import type { Sql } from '../../../../server/kit.ts';
import { LAYERS, type Layer, renderLeft } from './layers.ts';

/** Places of one price: positive to take, negative to give back. */
export interface StockChange {
  readonly eventDate: number;
  readonly ticketPrice: number;
  /** The stock contingent and its parents. */
  readonly stockContingents: readonly number[];
  /** The price has places of its own: the event date's are not touched. */
  readonly excludedFromParentStock: boolean;
  readonly quantity: number;
}

/** The rows of one layer that have fewer places left than are wanted. */
export interface Shortage {
  readonly layer: Layer;
  readonly left: ReadonlyMap<number, number>;
}

/** Rows of a layer that a change passes. */
export function listRows(change: Omit<StockChange, 'quantity'>, layer: Layer): readonly number[] {
  if (layer === 'ticket_price') return [change.ticketPrice];
  if (layer === 'stock_contingent') return change.stockContingents;
  return change.excludedFromParentStock ? [] : [change.eventDate];
}

function sumRows(changes: readonly StockChange[], layer: Layer): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const change of changes)
    for (const id of listRows(change, layer)) sums.set(id, (sums.get(id) ?? 0) + change.quantity);
  return new Map([...sums].filter(([, quantity]) => quantity !== 0));
}

/**
 * `$1` contract, `$2` ids, `$3` quantities. The rows are locked by ascending id first; a row that another sale has
 * changed meanwhile is read again by the UPDATE itself, condition included. Tests turn `isGuarded` off to show
 * what the condition is for.
 */
export function renderMove(layer: Layer, { isGuarded }: { readonly isGuarded: boolean }): string {
  const guard = isGuarded
    ? `AND (k."quantity" <= 0 OR coalesce(${renderLeft('l')} >= k."quantity", true))`
    : '';
  return `
    WITH "locked" AS MATERIALIZED (
      SELECT r."id", w."quantity" FROM "${layer}" r
      JOIN unnest($2::bigint[], $3::bigint[]) AS w("id", "quantity") ON w."id" = r."id"
      WHERE r."contract_id" = $1 ORDER BY r."id" FOR UPDATE OF r)
    UPDATE "${layer}" l SET "occupied_stock" = coalesce(l."occupied_stock", 0) + k."quantity"
    FROM "locked" k WHERE l."contract_id" = $1 AND l."id" = k."id" ${guard} RETURNING l."id"`;
}

/** Moves all or says which rows refuse; after a shortage the caller must roll back. */
export async function moveStock(
  sql: Sql,
  contract: number,
  changes: readonly StockChange[],
): Promise<Shortage | undefined> {
  for (const layer of LAYERS) {
    const sums = sumRows(changes, layer);
    if (sums.size === 0) continue;
    const moved = await sql.query<{ id: number }>(renderMove(layer, { isGuarded: true }), [
      contract,
      [...sums.keys()],
      [...sums.values()],
    ]);
    if (moved.length === sums.size) continue;
    const done = new Set(moved.map(({ id }) => Number(id)));
    const refused = [...sums.keys()].filter((id) => !done.has(id));
    const rows = await sql.query<{ id: number; left: number | null }>(
      `SELECT l."id", ${renderLeft('l')} AS "left" FROM "${layer}" l WHERE l."contract_id" = $1 AND l."id" = ANY($2::bigint[])`,
      [contract, refused],
    );
    return { layer, left: new Map(rows.map(({ id, left }) => [Number(id), Math.max(0, Number(left ?? 0))])) };
  }
  return undefined;
}

/** Turns places held into places sold: they stay occupied, and are counted as sold on every layer they passed. */
export async function countSold(
  sql: Sql,
  contract: number,
  sold: readonly (StockChange & { readonly amount: number })[],
): Promise<void> {
  for (const layer of LAYERS) {
    const rows = new Map<number, { tickets: number; exStock: number; amount: number }>();
    for (const line of sold) {
      const isExStock = layer === 'event_date' && line.excludedFromParentStock;
      for (const id of isExStock ? [line.eventDate] : listRows(line, layer)) {
        const row = rows.get(id) ?? { tickets: 0, exStock: 0, amount: 0 };
        row[isExStock ? 'exStock' : 'tickets'] += line.quantity;
        row.amount += line.amount;
        rows.set(id, row);
      }
    }
    if (rows.size === 0) continue;
    const income =
      layer === 'event_date'
        ? `, "sold_ex_stock_tickets" = coalesce(l."sold_ex_stock_tickets", 0) + k."ex_stock",
           "turnover" = coalesce(l."turnover", 0) + k."amount",
           "order_income" = coalesce(l."order_income", 0) + k."amount"`
        : '';
    await sql.query(
      `WITH "locked" AS MATERIALIZED (
         SELECT r."id", w."tickets", w."ex_stock", w."amount" FROM "${layer}" r
         JOIN unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[]) AS w("id", "tickets", "ex_stock", "amount")
           ON w."id" = r."id"
         WHERE r."contract_id" = $1 ORDER BY r."id" FOR UPDATE OF r)
       UPDATE "${layer}" l SET "sold_tickets" = coalesce(l."sold_tickets", 0) + k."tickets"${income}
       FROM "locked" k WHERE l."contract_id" = $1 AND l."id" = k."id"`,
      [
        contract,
        [...rows.keys()],
        [...rows.values()].map(({ tickets }) => tickets),
        [...rows.values()].map(({ exStock }) => exStock),
        [...rows.values()].map(({ amount }) => amount),
      ],
    );
  }
}
