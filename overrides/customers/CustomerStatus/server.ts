/** A status of customers: the coupons that name it, which is set on the coupon. */
import type { Behaviour } from '../../../server/kit.ts';
import { renderListedBy } from '../../programming/Borrowed/server.ts';

export const customerStatusBehaviour: Behaviour = {
  entity: 'CustomerStatus',
  computed: { couponList: renderListedBy('coupon_customer_status_list') },
};
