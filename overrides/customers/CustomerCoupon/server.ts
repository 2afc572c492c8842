/** A customer's coupon: expired once its last day is past. */
import { defineBehaviour } from '../../../server/behaviour.ts';

export const customerCouponBehaviour = defineBehaviour('CustomerCoupon', {
  computed: { isExpired: (row) => `coalesce(${row}."valid_until" < now(), false)` },
});
