// Made by codegen from schema/money/LetteredEntries.jsonld. Never edit: change the source and run `npm run codegen`.
import type { ClientEntry, ClientEntryInput, ClientEntryValues } from '../customers/ClientEntry.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Entries lettered together, as answered. */
export interface LetteredEntries {
  readonly lettering: number;
  readonly code: string;
  readonly currency: string;
  readonly amount: number;
  readonly at: string;
  readonly actor: string | null;
  readonly undoneAt: string | null;
  readonly undoneBy: string | null;
  readonly entries: readonly ClientEntry[];
}

/** What is accepted for LetteredEntries: relations as IRIs. */
export interface LetteredEntriesInput {
  readonly lettering: number;
  readonly code: string;
  readonly currency: string;
  readonly amount: number;
  readonly at: string;
  readonly actor?: string | null;
  readonly undoneAt?: string | null;
  readonly undoneBy?: string | null;
  readonly entries: readonly ClientEntryInput[];
}

/** LetteredEntries as the server handles it: relations as ids. */
export interface LetteredEntriesValues {
  readonly lettering: number;
  readonly code: string;
  readonly currency: string;
  readonly amount: number;
  readonly at: string;
  readonly actor?: string | null;
  readonly undoneAt?: string | null;
  readonly undoneBy?: string | null;
  readonly entries: readonly ClientEntryValues[];
}

export const letteredEntriesDescriptor = {
  "name": "LetteredEntries",
  "area": "money",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "lettered_entries",
  "title": "code",
  "label": {"en":"Entries lettered together","fr":"Écritures lettrées ensemble"},
  "plural": {"en":"Entries lettered together","fr":"Écritures lettrées ensemble"},
  "properties": [
    {"name":"lettering","kind":"integer","label":{"en":"Lettering","fr":"Lettrage"},"required":true},
    {"name":"code","kind":"string","label":{"en":"Letters","fr":"Lettres"},"required":true,"maxLength":255},
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"required":true,"maxLength":255},
    {"name":"amount","kind":"money","label":{"en":"Amount","fr":"Montant"},"required":true,"currencyFrom":"currency"},
    {"name":"at","kind":"dateTime","label":{"en":"Lettered","fr":"Lettré le"},"required":true},
    {"name":"actor","kind":"string","label":{"en":"By","fr":"Par"},"maxLength":255},
    {"name":"undoneAt","kind":"dateTime","label":{"en":"Undone","fr":"Annulé le"}},
    {"name":"undoneBy","kind":"string","label":{"en":"Undone by","fr":"Annulé par"},"maxLength":255},
    {"name":"entries","kind":"json","label":{"en":"Entries","fr":"Écritures"},"many":true,"shape":"ClientEntry","required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
