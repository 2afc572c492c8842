/** A status of customers: the coupons that name it, which is set on the coupon. */
import { defineBehaviour } from '../../../server/behaviour.ts';
import { renderListedBy } from '../../programming/Borrowed/server.ts';

export const customerStatusBehaviour = defineBehaviour('CustomerStatus', {
  computed: { couponList: renderListedBy('coupon_customer_status_list') },
});
