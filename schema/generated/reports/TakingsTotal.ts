// Made by codegen from schema/reports/TakingsTotal.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Total of a period, as answered. */
export interface TakingsTotal {
  readonly currency: string;
  readonly orders: number;
  readonly sold: number;
  readonly refunded: number;
  readonly total: number;
  readonly net: number;
  readonly tax: number;
  readonly taken: number;
  readonly due: number;
}

/** What is accepted for TakingsTotal: relations as IRIs. */
export interface TakingsTotalInput {
  readonly currency: string;
  readonly orders: number;
  readonly sold: number;
  readonly refunded: number;
  readonly total: number;
  readonly net: number;
  readonly tax: number;
  readonly taken: number;
  readonly due: number;
}

/** TakingsTotal as the server handles it: relations as ids. */
export interface TakingsTotalValues {
  readonly currency: string;
  readonly orders: number;
  readonly sold: number;
  readonly refunded: number;
  readonly total: number;
  readonly net: number;
  readonly tax: number;
  readonly taken: number;
  readonly due: number;
}

export const takingsTotalDescriptor = {
  "name": "TakingsTotal",
  "area": "reports",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "takings_total",
  "title": "currency",
  "label": {"en":"Total of a period","fr":"Total d’une période"},
  "plural": {"en":"Totals of a period","fr":"Totaux d’une période"},
  "properties": [
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"required":true,"maxLength":255},
    {"name":"orders","kind":"integer","label":{"en":"Orders","fr":"Commandes"},"required":true},
    {"name":"sold","kind":"money","label":{"en":"Sold","fr":"Vendu"},"required":true,"currencyFrom":"currency"},
    {"name":"refunded","kind":"money","label":{"en":"Given back","fr":"Remboursé"},"required":true,"currencyFrom":"currency"},
    {"name":"total","kind":"money","label":{"en":"Net of refunds","fr":"Net des remboursements"},"required":true,"currencyFrom":"currency"},
    {"name":"net","kind":"money","label":{"en":"Excluding VAT","fr":"Hors taxes"},"required":true,"currencyFrom":"currency"},
    {"name":"tax","kind":"money","label":{"en":"VAT","fr":"TVA"},"required":true,"currencyFrom":"currency"},
    {"name":"taken","kind":"money","label":{"en":"Taken","fr":"Encaissé"},"required":true,"currencyFrom":"currency"},
    {"name":"due","kind":"money","label":{"en":"Left to pay","fr":"Reste dû"},"required":true,"currencyFrom":"currency"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
