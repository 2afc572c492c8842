// Made by codegen from schema/orders/OrderReceiptQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** How a receipt is drawn, as answered. */
export interface OrderReceiptQuery {
  readonly dpi: number;
  readonly language: "fr" | "en";
}

/** What is accepted for OrderReceiptQuery: relations as IRIs. */
export interface OrderReceiptQueryInput {
  readonly dpi?: number;
  readonly language?: "fr" | "en";
}

/** OrderReceiptQuery as the server handles it: relations as ids. */
export interface OrderReceiptQueryValues {
  readonly dpi: number;
  readonly language: "fr" | "en";
}

export const orderReceiptQueryDescriptor = {
  "name": "OrderReceiptQuery",
  "area": "orders",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "order_receipt_query",
  "title": "language",
  "label": {"en":"How a receipt is drawn","fr":"Présentation d’un ticket de caisse"},
  "plural": {"en":"How receipts are drawn","fr":"Présentations de tickets de caisse"},
  "properties": [
    {"name":"dpi","kind":"integer","label":{"en":"Dots an inch","fr":"Points par pouce"},"required":true,"default":203,"min":72,"max":600},
    {"name":"language","kind":"enum","label":{"en":"Language","fr":"Langue"},"values":[{"value":"fr","label":{"en":"French","fr":"Français"}},{"value":"en","label":{"en":"English","fr":"Anglais"}}],"required":true,"default":"fr"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
