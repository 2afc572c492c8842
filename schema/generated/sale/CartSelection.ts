// Made by codegen from schema/sale/CartSelection.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Choice of carts, as answered. */
export interface CartSelection {
  readonly filters: unknown;
}

/** What is accepted for CartSelection: relations as IRIs. */
export interface CartSelectionInput {
  readonly filters: unknown;
}

/** CartSelection as the server handles it: relations as ids. */
export interface CartSelectionValues {
  readonly filters: unknown;
}

export const cartSelectionDescriptor = {
  "name": "CartSelection",
  "area": "sale",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "cart_selection",
  "title": "filters",
  "label": {"en":"Choice of carts","fr":"Choix de paniers"},
  "plural": {"en":"Choices of carts","fr":"Choix de paniers"},
  "properties": [
    {"name":"filters","kind":"json","label":{"en":"Filters","fr":"Filtres"},"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
