// Made by codegen from schema/money/ClientStatementQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Days of a statement of account, as answered. */
export interface ClientStatementQuery {
  readonly from: string | null;
  readonly to: string | null;
  readonly language: "fr" | "en";
}

/** What is accepted for ClientStatementQuery: relations as IRIs. */
export interface ClientStatementQueryInput {
  readonly from?: string | null;
  readonly to?: string | null;
  readonly language?: "fr" | "en";
}

/** ClientStatementQuery as the server handles it: relations as ids. */
export interface ClientStatementQueryValues {
  readonly from?: string | null;
  readonly to?: string | null;
  readonly language: "fr" | "en";
}

export const clientStatementQueryDescriptor = {
  "name": "ClientStatementQuery",
  "area": "money",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "client_statement_query",
  "title": "from",
  "label": {"en":"Days of a statement of account","fr":"Journées d’un relevé de compte"},
  "plural": {"en":"Days of statements of account","fr":"Journées de relevés de compte"},
  "properties": [
    {"name":"from","kind":"date","label":{"en":"From","fr":"Du"},"help":{"en":"Without it, since the account was opened. What was before is the opening balance.","fr":"Par défaut, depuis l’ouverture du compte. Ce qui précède est le solde d’ouverture."}},
    {"name":"to","kind":"date","label":{"en":"To","fr":"Au"},"help":{"en":"Without it, today.","fr":"Par défaut, aujourd’hui."}},
    {"name":"language","kind":"enum","label":{"en":"Language","fr":"Langue"},"values":[{"value":"fr","label":{"en":"French","fr":"Français"}},{"value":"en","label":{"en":"English","fr":"Anglais"}}],"required":true,"default":"fr"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
