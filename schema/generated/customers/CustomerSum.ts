// Made by codegen from schema/customers/CustomerSum.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Amounts in a currency, as answered. */
export interface CustomerSum {
  readonly currency: string;
  readonly spent: number;
  readonly due: number;
}

/** What is accepted for CustomerSum: relations as IRIs. */
export interface CustomerSumInput {
  readonly currency: string;
  readonly spent: number;
  readonly due: number;
}

/** CustomerSum as the server handles it: relations as ids. */
export interface CustomerSumValues {
  readonly currency: string;
  readonly spent: number;
  readonly due: number;
}

export const customerSumDescriptor = {
  "name": "CustomerSum",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "customer_sum",
  "title": "spent",
  "label": {"en":"Amounts in a currency","fr":"Montants dans une devise"},
  "plural": {"en":"Amounts by currency","fr":"Montants par devise"},
  "properties": [
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"required":true,"maxLength":255},
    {"name":"spent","kind":"money","label":{"en":"Spent","fr":"Dépensé"},"required":true,"currencyFrom":"currency"},
    {"name":"due","kind":"money","label":{"en":"Due","fr":"Reste dû"},"required":true,"currencyFrom":"currency"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
