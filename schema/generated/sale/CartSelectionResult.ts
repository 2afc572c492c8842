// Made by codegen from schema/sale/CartSelectionResult.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Carts changed, as answered. */
export interface CartSelectionResult {
  readonly changed: number;
}

/** What is accepted for CartSelectionResult: relations as IRIs. */
export interface CartSelectionResultInput {
  readonly changed: number;
}

/** CartSelectionResult as the server handles it: relations as ids. */
export interface CartSelectionResultValues {
  readonly changed: number;
}

export const cartSelectionResultDescriptor = {
  "name": "CartSelectionResult",
  "area": "sale",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "cart_selection_result",
  "title": "changed",
  "label": {"en":"Carts changed","fr":"Paniers modifiés"},
  "plural": {"en":"Carts changed","fr":"Paniers modifiés"},
  "properties": [
    {"name":"changed","kind":"integer","label":{"en":"Changed","fr":"Modifiés"},"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
