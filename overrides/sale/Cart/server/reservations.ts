/**
 * The booking that shows a cart that is kept, as an option or a reservation, in the list of reservations: pending while its
 * places are kept, validated once they are sold, cancelled when they went back.
 */
import type { WriteContext } from '../../../../server/kit.ts';
import { anyOf, db } from '../../../../server/sql.ts';

/** What was written down with it. */
interface KeptFor {
  readonly type: 'option' | 'reservation';
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
    .where('type', '=', anyOf(['option', 'reservation']))
    .orderBy('id');

const PAYMENT_STATUS = { option: 'option', reservation: 'awaiting_payment' } as const;

/** Found by name, phone and number; a reservation that is changed keeps its booking. */
export async function bookKept(context: WriteContext, kept: KeptFor): Promise<void> {
  const { tx, contract, write } = context;
  const { type, cart, name, phone, ticketings } = kept;
  const found = {
    type,
    isReservation: type === 'reservation',
    entityName: name,
    searchContent: [name, phone, phone?.replace(/\D/g, ''), cart].filter(Boolean).join(' '),
    ticketingList: [...ticketings],
  };
  const [known] = await tx.query(bookingsOf(contract, [cart]));
  if (known) await write.update('Booking', known.id, found);
  else
    await write.create('Booking', {
      ...found,
      cart,
      entityId: cart,
      paymentStatus: PAYMENT_STATUS[type],
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
        'type',
      ])
      .where('contract_id', '=', contract)
      .where('id', '=', cart)
      .where('deleted_at', 'is', null),
  );
  if (!booking || !held) return;
  const { type, ...kept } = held;
  await write.update('Booking', booking.id, {
    ...kept,
    status: 'pending',
    paymentStatus: PAYMENT_STATUS[type === 'option' ? 'option' : 'reservation'],
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
