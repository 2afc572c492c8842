// Made by codegen from schema/orders/Fee.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Fee, as answered. */
export interface Fee {
  readonly '@id': string;
  readonly '@type': 'Fee';
  readonly type: string | null;
}

/** What is accepted for Fee: relations as IRIs. */
export interface FeeInput {
  readonly type?: string | null;
}

export const feeDescriptor = {
  "name": "Fee",
  "area": "orders",
  "api": "ticketing",
  "collection": "/fees",
  "scope": "contract",
  "table": "fee",
  "title": "type",
  "label": {"en":"Fee","fr":"Fee"},
  "plural": {"en":"Fees","fr":"Fees"},
  "properties": [
    {"name":"type","kind":"string","label":{"en":"Type","fr":"Type"},"column":"type","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
