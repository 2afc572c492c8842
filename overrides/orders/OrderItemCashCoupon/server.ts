/** What a cash coupon paid through the API: named by the code. */
import { defineBehaviour } from '../../../server/behaviour.ts';
import { renderNameOf } from '../../programming/Borrowed/server.ts';

export const orderItemCashCouponBehaviour = defineBehaviour('OrderItemCashCoupon', {
  computed: {
    label: renderNameOf({ column: 'coupon_id', table: 'coupon', value: 'code' }),
  },
});
