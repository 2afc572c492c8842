/** A status of customers: the coupons that name it, which is set on the coupon. */
import type { Behaviour } from '../../../server/kit.ts';

export const customerStatusBehaviour: Behaviour = {
  entity: 'CustomerStatus',
  computed: {
    couponList: (row) =>
      `(SELECT coalesce(jsonb_agg('/ticketing/v1/coupons/' || "the_pair"."source_id"
        ORDER BY "the_pair"."source_id"), '[]') FROM "coupon_customer_status_list" "the_pair"
        WHERE "the_pair"."contract_id" = ${row}."contract_id" AND "the_pair"."target_id" = ${row}."id")`,
  },
};
