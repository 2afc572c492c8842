// Made by codegen from schema/reports/TakingsRate.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Takings at a VAT rate, as answered. */
export interface TakingsRate {
  readonly rate: number;
  readonly currency: string;
  readonly sold: number;
  readonly refunded: number;
  readonly total: number;
  readonly net: number;
  readonly tax: number;
}

/** What is accepted for TakingsRate: relations as IRIs. */
export interface TakingsRateInput {
  readonly rate: number;
  readonly currency: string;
  readonly sold: number;
  readonly refunded: number;
  readonly total: number;
  readonly net: number;
  readonly tax: number;
}

/** TakingsRate as the server handles it: relations as ids. */
export interface TakingsRateValues {
  readonly rate: number;
  readonly currency: string;
  readonly sold: number;
  readonly refunded: number;
  readonly total: number;
  readonly net: number;
  readonly tax: number;
}

export const takingsRateDescriptor = {
  "name": "TakingsRate",
  "area": "reports",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "takings_rate",
  "title": "rate",
  "label": {"en":"Takings at a VAT rate","fr":"Recettes à un taux de TVA"},
  "plural": {"en":"Takings at VAT rates","fr":"Recettes par taux de TVA"},
  "properties": [
    {"name":"rate","kind":"number","label":{"en":"VAT rate","fr":"Taux de TVA"},"required":true},
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"required":true,"maxLength":255},
    {"name":"sold","kind":"money","label":{"en":"Sold","fr":"Vendu"},"required":true,"currencyFrom":"currency"},
    {"name":"refunded","kind":"money","label":{"en":"Given back","fr":"Remboursé"},"required":true,"currencyFrom":"currency"},
    {"name":"total","kind":"money","label":{"en":"Net of refunds","fr":"Net des remboursements"},"required":true,"currencyFrom":"currency"},
    {"name":"net","kind":"money","label":{"en":"Excluding VAT","fr":"Hors taxes"},"required":true,"currencyFrom":"currency"},
    {"name":"tax","kind":"money","label":{"en":"VAT","fr":"TVA"},"required":true,"currencyFrom":"currency"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
