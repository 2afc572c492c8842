/** What a cash coupon paid through the API: named by the code. */
import type { Behaviour } from '../../../server/kit.ts';
import { renderNameOf } from '../../programming/Borrowed/server.ts';

export const orderItemCashCouponBehaviour: Behaviour = {
  entity: 'OrderItemCashCoupon',
  computed: {
    label: renderNameOf({ column: 'coupon_id', table: 'coupon', value: 'code' }),
  },
};
