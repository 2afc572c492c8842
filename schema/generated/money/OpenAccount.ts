// Made by codegen from schema/money/OpenAccount.jsonld. Never edit: change the source and run `npm run codegen`.
import type { ClientEntry, ClientEntryInput, ClientEntryValues } from '../customers/ClientEntry.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Open entries in one currency, as answered. */
export interface OpenAccount {
  readonly currency: string;
  readonly count: number;
  readonly balance: number;
  readonly entries: readonly ClientEntry[];
}

/** What is accepted for OpenAccount: relations as IRIs. */
export interface OpenAccountInput {
  readonly currency: string;
  readonly count: number;
  readonly balance: number;
  readonly entries: readonly ClientEntryInput[];
}

/** OpenAccount as the server handles it: relations as ids. */
export interface OpenAccountValues {
  readonly currency: string;
  readonly count: number;
  readonly balance: number;
  readonly entries: readonly ClientEntryValues[];
}

export const openAccountDescriptor = {
  "name": "OpenAccount",
  "area": "money",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "open_account",
  "title": "currency",
  "label": {"en":"Open entries in one currency","fr":"Écritures ouvertes dans une devise"},
  "plural": {"en":"Open entries by currency","fr":"Écritures ouvertes par devise"},
  "properties": [
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"required":true,"maxLength":255},
    {"name":"count","kind":"integer","label":{"en":"Open entries","fr":"Écritures ouvertes"},"required":true},
    {"name":"balance","kind":"money","label":{"en":"Open balance","fr":"Solde ouvert"},"required":true,"currencyFrom":"currency","help":{"en":"Credits minus debits that no lettering has.","fr":"Crédits moins débits qu’aucun lettrage n’a."}},
    {"name":"entries","kind":"json","label":{"en":"Entries","fr":"Écritures"},"many":true,"shape":"ClientEntry","required":true,"help":{"en":"The oldest 500.","fr":"Les 500 plus anciennes."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
