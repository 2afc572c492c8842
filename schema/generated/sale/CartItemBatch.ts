// Made by codegen from schema/sale/CartItemBatch.jsonld. Never edit: change the source and run `npm run codegen`.
import type { CartItemLine, CartItemLineInput, CartItemLineValues } from './CartItemLine.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Items to add, as answered. */
export interface CartItemBatch {
  readonly member: readonly CartItemLine[];
}

/** What is accepted for CartItemBatch: relations as IRIs. */
export interface CartItemBatchInput {
  readonly member: readonly CartItemLineInput[];
}

/** CartItemBatch as the server handles it: relations as ids. */
export interface CartItemBatchValues {
  readonly member: readonly CartItemLineValues[];
}

export const cartItemBatchDescriptor = {
  "name": "CartItemBatch",
  "area": "sale",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "cart_item_batch",
  "title": "member",
  "label": {"en":"Items to add","fr":"Articles à ajouter"},
  "plural": {"en":"Items to add","fr":"Articles à ajouter"},
  "properties": [
    {"name":"member","kind":"json","label":{"en":"Items","fr":"Articles"},"many":true,"shape":"CartItemLine","required":true,"maxItems":1000}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
