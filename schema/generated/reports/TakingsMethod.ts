// Made by codegen from schema/reports/TakingsMethod.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Takings by a means of payment, as answered. */
export interface TakingsMethod {
  readonly method: number | null;
  readonly label: string;
  readonly currency: string;
  readonly taken: number;
  readonly refunded: number;
  readonly amount: number;
}

/** What is accepted for TakingsMethod: relations as IRIs. */
export interface TakingsMethodInput {
  readonly method?: number | null;
  readonly label: string;
  readonly currency: string;
  readonly taken: number;
  readonly refunded: number;
  readonly amount: number;
}

/** TakingsMethod as the server handles it: relations as ids. */
export interface TakingsMethodValues {
  readonly method?: number | null;
  readonly label: string;
  readonly currency: string;
  readonly taken: number;
  readonly refunded: number;
  readonly amount: number;
}

export const takingsMethodDescriptor = {
  "name": "TakingsMethod",
  "area": "reports",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "takings_method",
  "title": "label",
  "label": {"en":"Takings by a means of payment","fr":"Recettes par un moyen de paiement"},
  "plural": {"en":"Takings by means of payment","fr":"Recettes par moyen de paiement"},
  "properties": [
    {"name":"method","kind":"integer","label":{"en":"Means of payment","fr":"Moyen de paiement"}},
    {"name":"label","kind":"string","label":{"en":"Name","fr":"Nom"},"required":true,"maxLength":255},
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"required":true,"maxLength":255},
    {"name":"taken","kind":"money","label":{"en":"Taken","fr":"Encaissé"},"required":true,"currencyFrom":"currency"},
    {"name":"refunded","kind":"money","label":{"en":"Given back","fr":"Remboursé"},"required":true,"currencyFrom":"currency"},
    {"name":"amount","kind":"money","label":{"en":"Net","fr":"Net"},"required":true,"currencyFrom":"currency"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
