/** A cart item through the API: the seats it holds; items that are added to carts. */
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { createMany } from './createMany.ts';

export const cartItemBehaviour = defineBehaviour('CartItem', {
  computed: {
    seatList: (row) => `(SELECT coalesce(jsonb_agg("held"."seat_id"), '[]') FROM "available_seat" "held"
      WHERE "held"."contract_id" = ${row}."contract_id" AND "held"."cart_item_id" = ${row}."id")`,
  },
  actions: [createMany],
});
