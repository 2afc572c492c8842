// Made by codegen from schema/desk/CashCountLine.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Coins or notes counted, as answered. */
export interface CashCountLine {
  readonly value: number;
  readonly quantity: number;
}

/** What is accepted for CashCountLine: relations as IRIs. */
export interface CashCountLineInput {
  readonly value: number;
  readonly quantity: number;
}

/** CashCountLine as the server handles it: relations as ids. */
export interface CashCountLineValues {
  readonly value: number;
  readonly quantity: number;
}

export const cashCountLineDescriptor = {
  "name": "CashCountLine",
  "area": "desk",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "cash_count_line",
  "title": "value",
  "label": {"en":"Coins or notes counted","fr":"Pièces ou billets comptés"},
  "plural": {"en":"Coins and notes counted","fr":"Pièces et billets comptés"},
  "properties": [
    {"name":"value","kind":"money","label":{"en":"Coin or note","fr":"Pièce ou billet"},"required":true,"min":1,"max":10000000},
    {"name":"quantity","kind":"integer","label":{"en":"How many","fr":"Nombre"},"required":true,"min":0,"max":100000}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
