/** The rows of carts' items, with which layers of stock each occupies; read, and replaced as a whole. */
import type { Sql } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import type { OccupiedLayers } from '../../../seating/Stock/server/moveStock.ts';
import { computeLineTotal, type PricedItem } from '../model.ts';

/** A line whose places are held, with the record of where; `seats` is there on numbered performances alone. */
export interface HeldItem extends PricedItem {
  readonly occupies: OccupiedLayers;
}

const readRows = sqlFile<
  { readonly contract: number; readonly carts: readonly number[] },
  {
    readonly id: number;
    readonly price: number;
    readonly contingent: number | null;
    readonly quantity: number;
    readonly value: number;
    readonly date: number;
    readonly excluded: boolean;
    readonly chain: readonly number[];
    readonly seats: readonly number[] | null;
    readonly groupKey: string | null;
    readonly couponCode: string | null;
    readonly participant: number | null;
    readonly dynamic: boolean;
  }
>(import.meta.dirname, 'readItems.sql');

export async function readItems(
  sql: Sql,
  contract: number,
  carts: readonly number[],
): Promise<readonly (HeldItem & { readonly id: number })[]> {
  const rows = await sql.query(readRows({ contract, carts }));
  return rows.map((row) => ({
    id: row.id,
    ticketPrice: row.price,
    stockContingent: row.contingent,
    quantity: row.quantity,
    facialValue: row.value,
    groupKey: row.groupKey,
    couponCode: row.couponCode,
    participant: row.participant,
    freeValue: row.dynamic ? row.value : null,
    ...(row.seats && { seats: row.seats }),
    occupies: {
      eventDate: row.date,
      ticketPrice: row.price,
      stockContingents: row.chain,
      excludedFromParentStock: row.excluded,
    },
  }));
}

interface WrittenItems {
  readonly contract: number;
  readonly cart: number;
  readonly items: readonly HeldItem[];
}

/** `wanted` is the JSON of a list, whose members the statement names. */
interface WrittenRows {
  readonly contract: number;
  readonly cart: number;
  readonly wanted: string;
}

const writeRows = sqlFile<WrittenRows, { readonly id: number }>(import.meta.dirname, 'writeItems.sql');
const dropChains = sqlFile<WrittenRows>(import.meta.dirname, 'dropChains.sql');
const addChains = sqlFile<WrittenRows>(import.meta.dirname, 'addChains.sql');

/**
 * What is gone goes, what is new comes, a line that stays keeps its row, and the answers of its participants.
 * @returns the id of each item's row
 */
export async function writeItems(sql: Sql, written: WrittenItems): Promise<readonly number[]> {
  const { contract, cart, items } = written;
  const wanted = items.map((item, rank) => ({
    rank,
    price: item.ticketPrice,
    contingent: item.stockContingent ?? null,
    quantity: item.quantity,
    value: item.facialValue,
    total: computeLineTotal(item),
    excluded: item.occupies.excludedFromParentStock,
    group: item.groupKey ?? null,
    code: item.couponCode ?? null,
    participant: item.participant ?? null,
    free: item.freeValue ?? null,
    ...(item.data === undefined ? {} : { data: item.data }),
  }));
  const rows = await sql.query(writeRows({ contract, cart, wanted: JSON.stringify(wanted) }));
  const ids = rows.map(({ id }) => id);
  await writeChains(sql, { ...written, ids });
  return ids;
}

/** Items once they have rows. */
export const withIds = <Item>(
  items: readonly Item[],
  rows: readonly number[],
): readonly (Item & { readonly id: number })[] =>
  items.map((item, index) => ({ ...item, id: rows[index] ?? 0 }));

/** Lines of no contingent have nothing to record here, and one that has a contingent keeps it. */
async function writeChains(
  sql: Sql,
  { contract, cart, items, ids }: WrittenItems & { readonly ids: readonly number[] },
): Promise<void> {
  const chains = items.flatMap(({ occupies }, index) =>
    occupies.stockContingents.map((id, place) => ({ item: ids[index], id, position: place + 1 })),
  );
  if (chains.length === 0) return;
  const wanted = JSON.stringify(chains);
  await sql.query(dropChains({ contract, cart, wanted }));
  await sql.query(addChains({ contract, cart, wanted }));
}
