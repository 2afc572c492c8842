// Made by codegen from schema/orders/OrderItemCashCoupon.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Order item cash coupon, as answered. */
export interface OrderItemCashCoupon {
  readonly '@id': string;
  readonly '@type': 'OrderItemCashCoupon';
  readonly label: string | null;
}

/** What is accepted for OrderItemCashCoupon: relations as IRIs. */
export interface OrderItemCashCouponInput {
  readonly label?: string | null;
}

export const orderItemCashCouponDescriptor = {
  "name": "OrderItemCashCoupon",
  "area": "orders",
  "api": "ticketing",
  "collection": "/order_item_cash_coupons",
  "scope": "contract",
  "table": "order_item_cash_coupon",
  "title": "label",
  "label": {"en":"Order item cash coupon","fr":"Order item cash coupon"},
  "plural": {"en":"Order item cash coupons","fr":"Order item cash coupons"},
  "properties": [
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Label"},"column":"label","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
