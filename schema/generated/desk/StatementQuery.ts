// Made by codegen from schema/desk/StatementQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** How a statement is drawn, as answered. */
export interface StatementQuery {
  readonly language: "fr" | "en";
}

/** What is accepted for StatementQuery: relations as IRIs. */
export interface StatementQueryInput {
  readonly language?: "fr" | "en";
}

/** StatementQuery as the server handles it: relations as ids. */
export interface StatementQueryValues {
  readonly language: "fr" | "en";
}

export const statementQueryDescriptor = {
  "name": "StatementQuery",
  "area": "desk",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "statement_query",
  "title": "language",
  "label": {"en":"How a statement is drawn","fr":"Présentation d’un bordereau"},
  "plural": {"en":"How statements are drawn","fr":"Présentations de bordereaux"},
  "properties": [
    {"name":"language","kind":"enum","label":{"en":"Language","fr":"Langue"},"values":[{"value":"fr","label":{"en":"French","fr":"Français"}},{"value":"en","label":{"en":"English","fr":"Anglais"}}],"required":true,"default":"fr"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
