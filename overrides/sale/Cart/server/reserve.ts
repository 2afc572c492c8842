/**
 * `PUT /carts/{id}/reserve`: keeps a cart's places for somebody, unpaid, until a deadline; then they go back as those of any
 * cart that expired (R43). It is paid like any cart, by whoever takes it over. Called again, it moves name and deadline.
 */
import { defineAction } from '../../../../server/action.ts';
import { db } from '../../../../server/sql.ts';
import { saleProblem } from '../../errors.ts';
import { readSellables } from '../../Sellable/server/readSellables.ts';
import { readItems } from './items.ts';
import { isStale, refreshCart } from './refreshCart.ts';
import { refuseSold } from './refuseSold.ts';
import { bookReservation } from './reservations.ts';

export const reserve = defineAction('Cart.reserve', {
  async run(context, { id, record, body }) {
    const { tx, contract, now, write } = context;
    await refuseSold(context, id, record.status);
    const items = await readItems(tx, contract, [id]);
    if (items.length === 0) throw saleProblem('SALE-005', { cart: id });
    const prices = items.map(({ ticketPrice }) => ticketPrice);
    const places = [...(await readSellables(tx, contract, prices)).values()];
    const [first = body.expiresAt] = places.map(({ startDate }) => startDate).sort();
    const deadline = new Date(body.expiresAt);
    if (deadline <= now || deadline > new Date(first))
      throw saleProblem('SALE-021', { deadline: body.expiresAt, start: first });
    if (isStale(record, now)) await refreshCart(context, { ...record, id }, items);
    const expiresAt = deadline.toISOString();
    const { reservationName, phone = null, customer, comment } = body;
    await write.update('Cart', id, {
      type: 'reservation',
      reservationName,
      reservation: { phone },
      isParked: false,
      expiresAt,
      ...(customer === undefined ? {} : { customer }),
      ...(comment === undefined ? {} : { comment }),
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
    await bookReservation(context, { cart: id, name: reservationName, phone, ticketings });
    return { id };
  },
});
