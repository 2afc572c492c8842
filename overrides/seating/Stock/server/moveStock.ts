/**
 * Takes places from every layer they pass and gives them back, layer by layer in the fixed order, rows of a layer
 * by ascending id: one conditional UPDATE a layer (R44e). Whoever moves stock has locked the cart before.
 */
import { type Sql, transactionProblem } from '../../../../server/kit.ts';
import { sqlText } from '../../../../server/sql.ts';
import { stockProblem } from '../../errors.ts';
import { eachLayer, LAYERS, type Layer, renderLeft } from './layers.ts';

/** Which rows of the layers the places of a line occupy: recorded on the line, which gives back by this record alone. */
export interface OccupiedLayers {
  readonly eventDate: number;
  readonly ticketPrice: number;
  /** The stock contingent, then its parents from the nearest to the farthest. */
  readonly stockContingents: readonly number[];
  /** The price has places of its own: the event date's are not touched. */
  readonly excludedFromParentStock: boolean;
}

/** Places of one price: positive to take, negative to give back. */
export interface StockChange extends OccupiedLayers {
  readonly quantity: number;
}

/** The rows of one layer that have fewer places left than are wanted. */
export interface Shortage {
  readonly layer: Layer;
  readonly left: ReadonlyMap<number, number>;
}

/** Rows of a layer that a change passes. */
export function listRows(change: OccupiedLayers, layer: Layer): readonly number[] {
  if (layer === 'ticket_price') return [change.ticketPrice];
  if (layer === 'stock_contingent') return change.stockContingents;
  return change.excludedFromParentStock ? [] : [change.eventDate];
}

/** Places more, or negative fewer, by row of a layer; rows that stay as they are are left out. */
export function sumRows(changes: readonly StockChange[], layer: Layer): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const change of changes)
    for (const id of listRows(change, layer)) sums.set(id, (sums.get(id) ?? 0) + change.quantity);
  return new Map([...sums].filter(([, quantity]) => quantity !== 0));
}

/** What of a layer's row decides which other rows a place occupies, as it is once the row is locked. */
const DECIDING: Readonly<Record<Layer, string>> = {
  event_date: 'NULL::bigint',
  stock_contingent: 'l."parent_id"',
  ticket_price: '(l."excluded_from_parent_stock" IS TRUE)::int',
};

interface Move {
  readonly contract: number;
  readonly ids: readonly number[];
  readonly quantities: readonly number[];
}

/**
 * The rows are locked by ascending id first; a row that another sale has changed meanwhile is read again by the UPDATE
 * itself, condition included. Tests turn `isGuarded` off to show what the condition is for. No key is changed: who writes a
 * row that points to one of these, in whatever order, waits for nobody.
 *
 * @returns the text of a statement of `Move`
 */
export function renderMove(layer: Layer, { isGuarded }: { readonly isGuarded: boolean }): string {
  const guard = isGuarded
    ? `AND CASE WHEN k."quantity" > 0 THEN coalesce(${renderLeft('l')} >= k."quantity", true)
        ELSE coalesce(l."occupied_stock", 0) + k."quantity" >= 0 END`
    : '';
  return `
    WITH "locked" AS MATERIALIZED (
      SELECT r."id", w."quantity" FROM "${layer}" r
      JOIN unnest(:ids::bigint[], :quantities::bigint[]) AS w("id", "quantity") ON w."id" = r."id"
      WHERE r."contract_id" = :contract ORDER BY r."id" FOR NO KEY UPDATE OF r)
    UPDATE "${layer}" l SET "occupied_stock" = coalesce(l."occupied_stock", 0) + k."quantity"
    FROM "locked" k WHERE l."contract_id" = :contract AND l."id" = k."id" ${guard}
    RETURNING l."id", ${DECIDING[layer]} AS "deciding"`;
}

const file = import.meta.filename;

const moveRows = eachLayer((layer) =>
  sqlText<Move, { readonly id: number; readonly deciding: number | null }>({
    file,
    text: renderMove(layer, { isGuarded: true }),
  }),
);

const readLeft = eachLayer((layer) =>
  sqlText<
    { readonly contract: number; readonly ids: readonly number[] },
    { readonly id: number; readonly left: number | null; readonly occupied: number | null }
  >({
    file,
    text: `SELECT l."id", ${renderLeft('l')} AS "left", l."occupied_stock" AS "occupied" FROM "${layer}" l
     WHERE l."contract_id" = :contract AND l."id" = ANY(:ids::bigint[]) ORDER BY l."id"`,
  }),
);

/** Moves all, or reports which rows have too few places; after a shortage the caller must roll back. */
export async function moveStock(
  sql: Sql,
  contract: number,
  changes: readonly StockChange[],
): Promise<Shortage | undefined> {
  for (const layer of LAYERS) {
    const sums = sumRows(changes, layer);
    if (sums.size === 0) continue;
    const moved = await sql.query(
      moveRows[layer]({ contract, ids: [...sums.keys()], quantities: [...sums.values()] }),
    );
    const deciding = new Map(moved.map((row) => [row.id, row.deciding]));
    if (deciding.size < sums.size) return readShortage(sql, { contract, layer, sums, moved: deciding });
    // Somebody changed the price or the contingent after it was read: what is taken would be the wrong rows.
    if (!changes.every((change) => change.quantity <= 0 || isAsRead(change, layer, deciding)))
      throw transactionProblem('TX-006');
  }
  return undefined;
}

/** Whether the rows that a place would occupy are still those that the locked rows lead to. */
function isAsRead(
  change: OccupiedLayers,
  layer: Layer,
  deciding: ReadonlyMap<number, number | null>,
): boolean {
  if (layer === 'event_date') return true;
  if (layer === 'ticket_price') {
    const isExcluded = deciding.get(change.ticketPrice);
    return isExcluded === undefined || Boolean(isExcluded) === change.excludedFromParentStock;
  }
  const chain = change.stockContingents;
  return chain.every((id, index) => {
    const parent = deciding.get(id);
    const next = chain[index + 1];
    // The last one has no parent, or one that the chain has already.
    return (
      parent === undefined ||
      parent === (next ?? null) ||
      (next === undefined && chain.includes(Number(parent)))
    );
  });
}

/** @throws Problem where a counter is lower than what is to be given back */
async function readShortage(
  sql: Sql,
  move: {
    readonly contract: number;
    readonly layer: Layer;
    readonly sums: ReadonlyMap<number, number>;
    readonly moved: ReadonlyMap<number, unknown>;
  },
): Promise<Shortage> {
  const { contract, layer, sums, moved } = move;
  const refused = [...sums.keys()].filter((id) => !moved.has(id));
  const rows = await sql.query(readLeft[layer]({ contract, ids: refused }));
  for (const { id, occupied } of rows) {
    const quantity = sums.get(id) ?? 0;
    if (quantity < 0)
      throw stockProblem('STOCK-004', {
        layer: layer.replace('_', ' '),
        id,
        quantity: -quantity,
        occupied: occupied ?? 0,
      });
  }
  return { layer, left: new Map(rows.map(({ id, left }) => [id, Math.max(0, left ?? 0)])) };
}
