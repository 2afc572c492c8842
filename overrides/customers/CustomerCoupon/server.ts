/** A customer's coupon: expired once its last day is past. */
import type { Behaviour } from '../../../server/kit.ts';

export const customerCouponBehaviour: Behaviour = {
  entity: 'CustomerCoupon',
  computed: { isExpired: (row) => `coalesce(${row}."valid_until" < now(), false)` },
};
