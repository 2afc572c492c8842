/** The seats of a cart's lines on numbered performances: taken once its items are written, given back with its places. */
import type { Sql } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { type SeatedLine, takeSeats } from '../../../seating/SeatChoice/server/takeSeats.ts';
import type { HeldItems } from './holdPlaces.ts';

/** Takes what its lines want; nothing is asked of the database where the cart has and had no numbered performance. */
export async function seatCart(
  sql: Sql,
  {
    contract,
    cart,
    held,
    now,
    expiresAt,
  }: {
    readonly contract: number;
    readonly cart: number;
    readonly held: HeldItems;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  const { items, before, sellables } = held;
  const isSeated = items.some(({ ticketPrice }) => sellables.get(ticketPrice)?.isNumbered);
  if (!isSeated && !before.some(({ seats }) => seats)) return;
  const rows = await sql.query(
    db
      .selectFrom('cart_item')
      .select(['id', 'ticket_price_id', 'stock_contingent_id'])
      .where('contract_id', '=', contract)
      .where('cart_id', '=', cart),
  );
  const lines = items.flatMap(({ ticketPrice, stockContingent, quantity, seats }, index): SeatedLine[] => {
    const sellable = sellables.get(ticketPrice);
    const row = rows.find(
      (item) =>
        item.ticket_price_id === ticketPrice && item.stock_contingent_id === (stockContingent ?? null),
    );
    if (!row || !sellable?.isNumbered) return [];
    const { eventDate, seatGroups: groups, priceName: price } = sellable;
    return [{ item: row.id, eventDate, quantity, seats, groups, price, index }];
  });
  await takeSeats(sql, { contract, cart, now, expiresAt: expiresAt.toISOString(), lines });
}
