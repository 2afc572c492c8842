/** An order item through the API: the coupons that were used on it. */
import { defineBehaviour } from '../../../server/behaviour.ts';
import { renderListedBy } from '../../programming/Borrowed/server.ts';

export const orderItemBehaviour = defineBehaviour('OrderItem', {
  computed: { coupons: renderListedBy('coupon_applying_order_item_list') },
});
