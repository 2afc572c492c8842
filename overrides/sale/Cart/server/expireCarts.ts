/**
 * Finds carts that expired and what they give back: for the sweep of all, and before a hold fails for its event dates.
 * A cart that gave back keeps its items and carries `deletedAt`; checking it out holds and prices it again.
 */
import type { Sql, WriteContext } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { releaseSeats } from '../../../seating/SeatChoice/server/takeSeats.ts';
import { moveStock, type StockChange } from '../../../seating/Stock/server/moveStock.ts';
import { readItems } from './items.ts';
import { cancelReservations } from './reservations.ts';

const lockExpiredCarts = sqlFile<
  {
    readonly contract: number;
    readonly now: string;
    readonly eventDates: readonly number[] | null;
    readonly except: number | null;
    readonly only: number | null;
  },
  { readonly id: number }
>(import.meta.dirname, 'lockExpiredCarts.sql');

/** What carts hold, as changes that give it back where it was taken. */
export async function listGiveBacks(
  sql: Sql,
  contract: number,
  carts: readonly number[],
): Promise<readonly StockChange[]> {
  if (carts.length === 0) return [];
  const items = await readItems(sql, contract, carts);
  return items.map(({ occupies, quantity }) => ({ ...occupies, quantity: -quantity }));
}

export interface WhichExpired {
  readonly eventDates?: readonly number[];
  /** The cart being written, which its own transaction does not skip as locked. */
  readonly except?: number | null;
  /** This cart alone, even where it could not give back before. */
  readonly only?: number;
}

/**
 * Locks expired carts that still hold, in a statement of its own: their items are read after it (R44f). A cart at its
 * checkout is skipped, not awaited, and so is one that was set aside because it could not give back.
 */
export async function lockExpired(
  { tx, contract, now }: WriteContext,
  which: WhichExpired,
): Promise<readonly number[]> {
  const carts = await tx.query(
    lockExpiredCarts({
      contract,
      now: now.toISOString(),
      eventDates: which.eventDates ?? null,
      except: which.except ?? null,
      only: which.only ?? null,
    }),
  );
  return carts.map(({ id }) => id);
}

/**
 * Marks locked carts as given back and returns the stock they free; the caller moves it in the same transaction, and
 * releases their seats after.
 */
export async function markGivenBack(
  context: WriteContext,
  carts: readonly number[],
): Promise<readonly StockChange[]> {
  if (carts.length === 0) return [];
  const { tx, contract, now, write } = context;
  const changes = await listGiveBacks(tx, contract, carts);
  const values = { deletedAt: now.toISOString(), releaseFailedAt: null };
  await write.updateMany(
    'Cart',
    carts.map((id) => ({ id, values })),
  );
  await cancelReservations(context, carts);
  return changes;
}

/** Gives back what carts hold before their time: the caller has locked them. */
export async function giveBack(context: WriteContext, carts: readonly number[]): Promise<void> {
  const { tx, contract } = context;
  await moveStock(tx, contract, await markGivenBack(context, carts));
  await releaseSeats(tx, contract, carts);
}

/** Both at once, for who is about to move stock. */
export async function takeExpired(
  context: WriteContext,
  which: WhichExpired,
): Promise<{ readonly carts: readonly number[]; readonly changes: readonly StockChange[] }> {
  const carts = await lockExpired(context, which);
  return { carts, changes: await markGivenBack(context, carts) };
}
