/**
 * Keeps a cart's places for somebody, unpaid, until a deadline; then they go back as those of any cart that expired (R43).
 * A reservation waits to be collected, an option for an answer. Both are paid like any cart, by whoever takes them over.
 */
import type { CartReservationValues } from '../../../../schema/generated/sale/CartReservation.ts';
import type { Draft, WriteContext } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { saleProblem } from '../../errors.ts';
import type { Sellable } from '../../Sellable/model.ts';
import { readSellables } from '../../Sellable/server/readSellables.ts';
import { type HeldItem, readItems } from './items.ts';
import type { CartState } from './lockCart.ts';
import { isStale, refreshCart } from './refreshCart.ts';
import { refuseSold } from './refuseSold.ts';
import { bookKept } from './reservations.ts';

export interface KeptCart {
  readonly id: number;
  readonly record: Omit<CartState, 'id'> & { readonly status: unknown };
  readonly body: CartReservationValues;
}

interface Kept {
  readonly type: 'option' | 'reservation';
  /** What else is written with it, of the cart as it is held. */
  readonly set: (items: readonly HeldItem[], places: ReadonlyMap<number, Sellable>) => Draft<'Cart'>;
}

export async function keepCart(
  context: WriteContext,
  { id, record, body }: KeptCart,
  { type, set }: Kept,
): Promise<void> {
  const { tx, contract, now, write } = context;
  await refuseSold(context, id, record.status);
  const items = await readItems(tx, contract, [id]);
  if (items.length === 0) throw saleProblem('SALE-005', { cart: id });
  const prices = items.map(({ ticketPrice }) => ticketPrice);
  const sellables = await readSellables(tx, contract, prices);
  const places = [...sellables.values()];
  const [first = body.expiresAt] = places.map(({ startDate }) => startDate).sort();
  const deadline = new Date(body.expiresAt);
  if (deadline <= now || deadline > new Date(first))
    throw saleProblem('SALE-021', { deadline: body.expiresAt, start: first });
  if (isStale(record, now)) await refreshCart(context, { ...record, id }, items);
  const expiresAt = deadline.toISOString();
  const { reservationName, phone = null, customer, comment } = body;
  await write.update('Cart', id, {
    type,
    reservationName,
    isParked: false,
    expiresAt,
    ...(customer === undefined ? {} : { customer }),
    ...(comment === undefined ? {} : { comment }),
    ...set(items, sellables),
  });
  await tx.query(
    db
      .updateTable('available_seat')
      .set({ expires_at: expiresAt })
      .where('contract_id', '=', contract)
      .where('cart_id', '=', id)
      .where('status', '=', 'in_cart'),
  );
  const ticketings = [...new Set(places.map(({ ticketing }) => ticketing))];
  await bookKept(context, { type, cart: id, name: reservationName, phone, ticketings });
}
