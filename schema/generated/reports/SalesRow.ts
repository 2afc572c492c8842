// Made by codegen from schema/reports/SalesRow.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Sales of one, as answered. */
export interface SalesRow {
  readonly key: string | null;
  readonly label: string | null;
  readonly at: string | null;
  readonly currency: string;
  readonly places: number;
  readonly sold: number;
  readonly refunded: number;
  readonly total: number;
  readonly net: number | null;
  readonly tax: number | null;
}

/** What is accepted for SalesRow: relations as IRIs. */
export interface SalesRowInput {
  readonly key?: string | null;
  readonly label?: string | null;
  readonly at?: string | null;
  readonly currency: string;
  readonly places: number;
  readonly sold: number;
  readonly refunded: number;
  readonly total: number;
  readonly net?: number | null;
  readonly tax?: number | null;
}

/** SalesRow as the server handles it: relations as ids. */
export interface SalesRowValues {
  readonly key?: string | null;
  readonly label?: string | null;
  readonly at?: string | null;
  readonly currency: string;
  readonly places: number;
  readonly sold: number;
  readonly refunded: number;
  readonly total: number;
  readonly net?: number | null;
  readonly tax?: number | null;
}

export const salesRowDescriptor = {
  "name": "SalesRow",
  "area": "reports",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "sales_row",
  "title": "label",
  "label": {"en":"Sales of one","fr":"Ventes de l’un"},
  "plural": {"en":"Sales of each","fr":"Ventes de chacun"},
  "properties": [
    {"name":"key","kind":"string","label":{"en":"Key","fr":"Clé"},"maxLength":255},
    {"name":"label","kind":"string","label":{"en":"Name","fr":"Nom"},"maxLength":255},
    {"name":"at","kind":"dateTime","label":{"en":"Date","fr":"Date"}},
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"required":true,"maxLength":255},
    {"name":"places","kind":"integer","label":{"en":"Places sold","fr":"Places vendues"},"required":true},
    {"name":"sold","kind":"money","label":{"en":"Sold","fr":"Vendu"},"required":true,"currencyFrom":"currency"},
    {"name":"refunded","kind":"money","label":{"en":"Given back","fr":"Remboursé"},"required":true,"currencyFrom":"currency"},
    {"name":"total","kind":"money","label":{"en":"Net of refunds","fr":"Net des remboursements"},"required":true,"currencyFrom":"currency"},
    {"name":"net","kind":"money","label":{"en":"Excluding VAT","fr":"Hors taxes"},"currencyFrom":"currency"},
    {"name":"tax","kind":"money","label":{"en":"VAT","fr":"TVA"},"currencyFrom":"currency"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
