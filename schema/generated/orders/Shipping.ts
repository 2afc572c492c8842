// Made by codegen from schema/orders/Shipping.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Shipping, as answered. */
export interface Shipping {
  readonly '@id': string;
  readonly '@type': 'Shipping';
  readonly type: string | null;
}

/** What is accepted for Shipping: relations as IRIs. */
export interface ShippingInput {
  readonly type?: string | null;
}

export const shippingDescriptor = {
  "name": "Shipping",
  "area": "orders",
  "api": "ticketing",
  "collection": "/shippings",
  "scope": "contract",
  "table": "shipping",
  "title": "type",
  "label": {"en":"Shipping","fr":"Shipping"},
  "plural": {"en":"Shippings","fr":"Shippings"},
  "properties": [
    {"name":"type","kind":"string","label":{"en":"Type","fr":"Type"},"column":"type","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
