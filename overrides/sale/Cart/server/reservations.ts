/**
 * The booking that shows a reserved cart in the list of reservations: pending while its places are kept, validated once they
 * are collected, cancelled when they went back at the deadline.
 */
import type { WriteContext } from '../../../../server/kit.ts';
import { anyOf, db } from '../../../../server/sql.ts';

/** What was written down with it. */
interface ReservedFor {
  readonly cart: number;
  readonly name: string;
  readonly phone: string | null;
  readonly ticketings: readonly number[];
}

const bookingsOf = (contract: number, carts: readonly number[]) =>
  db
    .selectFrom('booking')
    .select('id')
    .where('contract_id', '=', contract)
    .where('cart_id', '=', anyOf(carts))
    .where('type', '=', 'reservation')
    .orderBy('id');

/** Found by name, phone and number; a reservation that is changed keeps its booking. */
export async function bookReservation(context: WriteContext, reserved: ReservedFor): Promise<void> {
  const { tx, contract, write } = context;
  const { cart, name, phone, ticketings } = reserved;
  const found = {
    entityName: name,
    searchContent: [name, phone, phone?.replace(/\D/g, ''), cart].filter(Boolean).join(' '),
    ticketingList: [...ticketings],
  };
  const [known] = await tx.query(bookingsOf(contract, [cart]));
  if (known) await write.update('Booking', known.id, found);
  else
    await write.create('Booking', {
      ...found,
      type: 'reservation',
      isReservation: true,
      cart,
      entityId: cart,
      paymentStatus: 'awaiting_payment',
      status: 'pending',
    });
  await syncReservation(context, cart);
}

/** What is kept, for whom and for how much, as the cart now has it; one that was cancelled and is held again is pending again. */
export async function syncReservation({ tx, contract, write }: WriteContext, cart: number): Promise<void> {
  const [booking] = await tx.query(bookingsOf(contract, [cart]));
  const [held] = await tx.query(
    db
      .selectFrom('cart')
      .select([
        'nb_tickets as nbTickets',
        'total_item_number as nbValidItems',
        'customer_paid_amount as retailValue',
        'facial_value as facialValue',
        'currency',
        'customer_id as customer',
      ])
      .where('contract_id', '=', contract)
      .where('id', '=', cart)
      .where('deleted_at', 'is', null),
  );
  if (booking && held)
    await write.update('Booking', booking.id, {
      ...held,
      status: 'pending',
      paymentStatus: 'awaiting_payment',
    });
}

/** With the sale of its cart. */
export async function collectReservation(
  { tx, contract, write }: WriteContext,
  { cart, order }: { readonly cart: number; readonly order: number },
): Promise<void> {
  for (const { id } of await tx.query(bookingsOf(contract, [cart])))
    await write.update('Booking', id, { status: 'validated', paymentStatus: 'booked', order });
}

/** At their deadline, with the places of their carts: nothing is owed any more. */
export async function cancelReservations(
  { tx, contract, write }: WriteContext,
  carts: readonly number[],
): Promise<void> {
  const values = { status: 'cancelled', paymentStatus: null };
  const bookings = await tx.query(bookingsOf(contract, carts));
  if (bookings.length === 0) return;
  await write.updateMany(
    'Booking',
    bookings.map(({ id }) => ({ id, values })),
  );
}

/** With a cart that somebody deletes, unsold. */
export async function dropReservation({ tx, contract, write }: WriteContext, cart: number): Promise<void> {
  for (const { id } of await tx.query(bookingsOf(contract, [cart]))) await write.delete('Booking', id);
}
