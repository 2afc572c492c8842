/** What the server does beyond metadata for the area "orders": sorted, a line an entry. Found by `overrides/behaviours.ts`. */
import type { Behaviour } from '../../server/kit.ts';
import { orderItemBehaviour } from './OrderItem/server.ts';
import { orderItemCashCouponBehaviour } from './OrderItemCashCoupon/server.ts';
import { refundOrderItemBehaviour } from './RefundOrderItem/server.ts';

export const behaviours: readonly Behaviour[] = [
  orderItemBehaviour,
  orderItemCashCouponBehaviour,
  refundOrderItemBehaviour,
];
