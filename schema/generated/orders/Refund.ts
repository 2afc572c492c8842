// Made by codegen from schema/orders/Refund.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Refund, as answered. */
export interface Refund {
  readonly '@id': string;
  readonly '@type': 'Refund';
  readonly label: string | null;
}

/** What is accepted for Refund: relations as IRIs. */
export interface RefundInput {
  readonly label?: string | null;
}

export const refundDescriptor = {
  "name": "Refund",
  "area": "orders",
  "api": "ticketing",
  "collection": "/refunds",
  "scope": "contract",
  "table": "refund",
  "title": "label",
  "label": {"en":"Refund","fr":"Refund"},
  "plural": {"en":"Refunds","fr":"Refunds"},
  "properties": [
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Label"},"column":"label","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
