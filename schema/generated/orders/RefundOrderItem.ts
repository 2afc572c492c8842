// Made by codegen from schema/orders/RefundOrderItem.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Refund order item, as answered. */
export interface RefundOrderItem {
  readonly '@id': string;
  readonly '@type': 'RefundOrderItem';
  readonly label: string | null;
}

/** What is accepted for RefundOrderItem: relations as IRIs. */
export interface RefundOrderItemInput {
  readonly label?: string | null;
}

export const refundOrderItemDescriptor = {
  "name": "RefundOrderItem",
  "area": "orders",
  "api": "ticketing",
  "collection": "/refund_order_items",
  "scope": "contract",
  "table": "refund_order_item",
  "title": "label",
  "label": {"en":"Refund order item","fr":"Refund order item"},
  "plural": {"en":"Refund order items","fr":"Refund order items"},
  "properties": [
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Label"},"column":"label","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
