// Made by codegen from schema/money/LetteringSelection.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Entries to letter, as answered. */
export interface LetteringSelection {
  readonly entries: readonly string[];
}

/** What is accepted for LetteringSelection: relations as IRIs. */
export interface LetteringSelectionInput {
  readonly entries: readonly string[];
}

/** LetteringSelection as the server handles it: relations as ids. */
export interface LetteringSelectionValues {
  readonly entries: readonly number[];
}

export const letteringSelectionDescriptor = {
  "name": "LetteringSelection",
  "area": "money",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "lettering_selection",
  "title": "entries",
  "label": {"en":"Entries to letter","fr":"Écritures à lettrer"},
  "plural": {"en":"Entries to letter","fr":"Écritures à lettrer"},
  "properties": [
    {"name":"entries","kind":"relation","label":{"en":"Entries","fr":"Écritures"},"many":true,"target":"Transaction","required":true,"minItems":2,"maxItems":500,"help":{"en":"Of one account and one currency, with debits that equal their credits.","fr":"D’un seul compte et d’une seule devise, dont les débits égalent les crédits."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
