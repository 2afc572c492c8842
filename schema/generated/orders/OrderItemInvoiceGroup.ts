// Made by codegen from schema/orders/OrderItemInvoiceGroup.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Order item invoice group, as answered. */
export interface OrderItemInvoiceGroup {
  readonly '@id': string;
  readonly '@type': 'OrderItemInvoiceGroup';
  readonly label: string | null;
}

/** What is accepted for OrderItemInvoiceGroup: relations as IRIs. */
export interface OrderItemInvoiceGroupInput {
  readonly label?: string | null;
}

export const orderItemInvoiceGroupDescriptor = {
  "name": "OrderItemInvoiceGroup",
  "area": "orders",
  "api": "ticketing",
  "collection": "/order_item_invoice_groups",
  "scope": "contract",
  "table": "order_item_invoice_group",
  "title": "label",
  "label": {"en":"Order item invoice group","fr":"Order item invoice group"},
  "plural": {"en":"Order item invoice groups","fr":"Order item invoice groups"},
  "properties": [
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Label"},"column":"label","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
