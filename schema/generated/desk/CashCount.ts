// Made by codegen from schema/desk/CashCount.jsonld. Never edit: change the source and run `npm run codegen`.
import type { CashCountLine, CashCountLineInput, CashCountLineValues } from './CashCountLine.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** What is in the drawer of a desk session, counted before it is closed. */
export interface CashCount {
  readonly lines: readonly CashCountLine[];
  readonly reason: string | null;
}

/** What is accepted for CashCount: relations as IRIs. */
export interface CashCountInput {
  readonly lines: readonly CashCountLineInput[];
  readonly reason?: string | null;
}

/** CashCount as the server handles it: relations as ids. */
export interface CashCountValues {
  readonly lines: readonly CashCountLineValues[];
  readonly reason?: string | null;
}

export const cashCountDescriptor = {
  "name": "CashCount",
  "area": "desk",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "cash_count",
  "title": "reason",
  "label": {"en":"Cash count","fr":"Comptage des espèces"},
  "plural": {"en":"Cash counts","fr":"Comptages des espèces"},
  "comment": {"en":"What is in the drawer of a desk session, counted before it is closed.","fr":"Ce que contient le tiroir d’une session de caisse, compté avant sa fermeture."},
  "properties": [
    {"name":"lines","kind":"json","label":{"en":"Coins and notes","fr":"Pièces et billets"},"many":true,"shape":"CashCountLine","required":true,"maxItems":40},
    {"name":"reason","kind":"string","label":{"en":"Reason for the difference","fr":"Motif de l’écart"},"maxLength":500}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
