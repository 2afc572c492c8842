/**
 * `PUT /carts/{id}/reserve`: keeps a cart to be collected. Called again, it moves name and deadline; of an option, it makes
 * a reservation, with the answers it had.
 */
import { defineAction } from '../../../../server/action.ts';
import { keepCart } from './keepCart.ts';

export const reserve = defineAction('Cart.reserve', {
  async run(context, { id, record, body }) {
    const set = () => ({ isOption: false, reservation: { phone: body.phone ?? null } });
    await keepCart(context, { id, record, body }, { type: 'reservation', set });
    return { id };
  },
});
