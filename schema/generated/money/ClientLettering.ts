// Made by codegen from schema/money/ClientLettering.jsonld. Never edit: change the source and run `npm run codegen`.
import type { LetteredEntries, LetteredEntriesInput, LetteredEntriesValues } from './LetteredEntries.ts';
import type { OpenAccount, OpenAccountInput, OpenAccountValues } from './OpenAccount.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Lettering of an account, as answered. */
export interface ClientLettering {
  readonly name: string;
  readonly timezone: string;
  readonly currencies: readonly OpenAccount[];
  readonly letterings: readonly LetteredEntries[];
}

/** What is accepted for ClientLettering: relations as IRIs. */
export interface ClientLetteringInput {
  readonly name: string;
  readonly timezone: string;
  readonly currencies: readonly OpenAccountInput[];
  readonly letterings: readonly LetteredEntriesInput[];
}

/** ClientLettering as the server handles it: relations as ids. */
export interface ClientLetteringValues {
  readonly name: string;
  readonly timezone: string;
  readonly currencies: readonly OpenAccountValues[];
  readonly letterings: readonly LetteredEntriesValues[];
}

export const clientLetteringDescriptor = {
  "name": "ClientLettering",
  "area": "money",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "client_lettering",
  "title": "name",
  "label": {"en":"Lettering of an account","fr":"Lettrage d’un compte"},
  "plural": {"en":"Letterings of accounts","fr":"Lettrages de comptes"},
  "properties": [
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"required":true,"maxLength":255},
    {"name":"timezone","kind":"string","label":{"en":"Timezone","fr":"Fuseau horaire"},"required":true,"maxLength":255},
    {"name":"currencies","kind":"json","label":{"en":"By currency","fr":"Par devise"},"many":true,"shape":"OpenAccount","required":true},
    {"name":"letterings","kind":"json","label":{"en":"Letterings","fr":"Lettrages"},"many":true,"shape":"LetteredEntries","required":true,"help":{"en":"The latest 200.","fr":"Les 200 derniers."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
