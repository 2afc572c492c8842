// Made by codegen from schema/reports/TakingsShow.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Takings of a show, as answered. */
export interface TakingsShow {
  readonly ticketing: number | null;
  readonly name: string | null;
  readonly currency: string;
  readonly places: number;
  readonly sold: number;
  readonly refunded: number;
  readonly total: number;
  readonly net: number;
  readonly tax: number;
}

/** What is accepted for TakingsShow: relations as IRIs. */
export interface TakingsShowInput {
  readonly ticketing?: number | null;
  readonly name?: string | null;
  readonly currency: string;
  readonly places: number;
  readonly sold: number;
  readonly refunded: number;
  readonly total: number;
  readonly net: number;
  readonly tax: number;
}

/** TakingsShow as the server handles it: relations as ids. */
export interface TakingsShowValues {
  readonly ticketing?: number | null;
  readonly name?: string | null;
  readonly currency: string;
  readonly places: number;
  readonly sold: number;
  readonly refunded: number;
  readonly total: number;
  readonly net: number;
  readonly tax: number;
}

export const takingsShowDescriptor = {
  "name": "TakingsShow",
  "area": "reports",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "takings_show",
  "title": "name",
  "label": {"en":"Takings of a show","fr":"Recettes d’un spectacle"},
  "plural": {"en":"Takings of shows","fr":"Recettes de spectacles"},
  "properties": [
    {"name":"ticketing","kind":"integer","label":{"en":"Show","fr":"Spectacle"}},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"maxLength":255},
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"required":true,"maxLength":255},
    {"name":"places","kind":"integer","label":{"en":"Places sold","fr":"Places vendues"},"required":true},
    {"name":"sold","kind":"money","label":{"en":"Sold","fr":"Vendu"},"required":true,"currencyFrom":"currency"},
    {"name":"refunded","kind":"money","label":{"en":"Given back","fr":"Remboursé"},"required":true,"currencyFrom":"currency"},
    {"name":"total","kind":"money","label":{"en":"Net of refunds","fr":"Net des remboursements"},"required":true,"currencyFrom":"currency"},
    {"name":"net","kind":"money","label":{"en":"Excluding VAT","fr":"Hors taxes"},"required":true,"currencyFrom":"currency"},
    {"name":"tax","kind":"money","label":{"en":"VAT","fr":"TVA"},"required":true,"currencyFrom":"currency"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
