/** The seats of a cart's lines on numbered performances: taken once its items are written, given back with its places. */
import type { Sql } from '../../../../server/kit.ts';
import { type SeatedLine, takeSeats } from '../../../seating/SeatChoice/server/takeSeats.ts';
import type { HeldItems } from './holdPlaces.ts';

/** Takes what its lines want; nothing is asked of the database where the cart has and had no numbered performance. */
export async function seatCart(
  sql: Sql,
  {
    contract,
    cart,
    held,
    rows,
    now,
    expiresAt,
  }: {
    readonly contract: number;
    readonly cart: number;
    readonly held: HeldItems;
    /** Ids of the rows of its items. */
    readonly rows: readonly number[];
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  const { items, before, sellables } = held;
  const isSeated = items.some(({ ticketPrice }) => sellables.get(ticketPrice)?.isNumbered);
  if (!isSeated && !before.some(({ seats }) => seats)) return;
  const lines = items.flatMap(({ ticketPrice, stockContingent, quantity, seats }, index): SeatedLine[] => {
    const sellable = sellables.get(ticketPrice);
    const item = rows[index];
    if (item === undefined || !sellable?.isNumbered) return [];
    const { eventDate, seatGroups: groups, priceName: price } = sellable;
    const contingent = stockContingent ?? null;
    return [{ item, eventDate, quantity, seats, contingent, groups, price, index }];
  });
  await takeSeats(sql, { contract, cart, now, expiresAt: expiresAt.toISOString(), lines });
}
