/** An order item through the API: the coupons that were used on it. */
import type { Behaviour } from '../../../server/kit.ts';
import { renderListedBy } from '../../programming/Borrowed/server.ts';

export const orderItemBehaviour: Behaviour = {
  entity: 'OrderItem',
  computed: { coupons: renderListedBy('coupon_applying_order_item_list') },
};
