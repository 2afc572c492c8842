/** A cart item through the API: the seats it holds. */
import { defineBehaviour } from '../../../server/behaviour.ts';

export const cartItemBehaviour = defineBehaviour('CartItem', {
  computed: {
    seatList: (row) => `(SELECT coalesce(jsonb_agg("held"."seat_id"), '[]') FROM "available_seat" "held"
      WHERE "held"."contract_id" = ${row}."contract_id" AND "held"."cart_item_id" = ${row}."id")`,
  },
});
