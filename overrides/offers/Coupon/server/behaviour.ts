/** A coupon through the API: whether it has expired, and the orders it was used on. Its calls are beside. */
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { listCodes, validateCodes } from './codes.ts';

export const couponBehaviour = defineBehaviour('Coupon', {
  actions: [listCodes, validateCodes],
  computed: {
    isExpired: (row) => `coalesce(${row}."valid_until" < now(), false)`,
    applyingOrderList: (row) => `(SELECT coalesce(jsonb_agg(DISTINCT "used_on"."order_id"), '[]')
      FROM "coupon_applying_order_item_list" "use"
      JOIN "order_item" "used_on" ON "used_on"."contract_id" = "use"."contract_id" AND "used_on"."id" = "use"."target_id"
      WHERE "use"."contract_id" = ${row}."contract_id" AND "use"."source_id" = ${row}."id")`,
  },
});
