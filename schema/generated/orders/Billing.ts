// Made by codegen from schema/orders/Billing.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Billing, as answered. */
export interface Billing {
  readonly '@id': string;
  readonly '@type': 'Billing';
  readonly type: string | null;
}

/** What is accepted for Billing: relations as IRIs. */
export interface BillingInput {
  readonly type?: string | null;
}

export const billingDescriptor = {
  "name": "Billing",
  "area": "orders",
  "api": "ticketing",
  "collection": "/billings",
  "scope": "contract",
  "table": "billing",
  "title": "type",
  "label": {"en":"Billing","fr":"Billing"},
  "plural": {"en":"Billings","fr":"Billings"},
  "properties": [
    {"name":"type","kind":"string","label":{"en":"Type","fr":"Type"},"column":"type","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
