// Made by codegen from schema/customers/SuggestListQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Suggestions of fields wanted, as answered. */
export interface SuggestListQuery {
  readonly fieldList: readonly string[];
  readonly customerType: readonly ("contact" | "organization")[];
  readonly q: string | null;
}

/** What is accepted for SuggestListQuery: relations as IRIs. */
export interface SuggestListQueryInput {
  readonly fieldList: readonly string[];
  readonly customerType?: readonly ("contact" | "organization")[];
  readonly q?: string | null;
}

/** SuggestListQuery as the server handles it: relations as ids. */
export interface SuggestListQueryValues {
  readonly fieldList: readonly string[];
  readonly customerType?: readonly ("contact" | "organization")[] | null;
  readonly q?: string | null;
}

export const suggestListQueryDescriptor = {
  "name": "SuggestListQuery",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "suggest_list_query",
  "title": "fieldList",
  "label": {"en":"Suggestions of fields wanted","fr":"Suggestions de champs demandées"},
  "plural": {"en":"Suggestions of fields wanted","fr":"Suggestions de champs demandées"},
  "properties": [
    {"name":"fieldList","kind":"string","label":{"en":"Fields","fr":"Champs"},"many":true,"required":true,"maxLength":255,"commaSeparated":true},
    {"name":"customerType","kind":"enum","label":{"en":"Types","fr":"Types"},"many":true,"values":[{"value":"contact","label":{"en":"Contact","fr":"Contact"}},{"value":"organization","label":{"en":"Organisation","fr":"Structure"}}],"commaSeparated":true},
    {"name":"q","kind":"string","label":{"en":"Typed so far","fr":"Début de saisie"},"maxLength":100,"help":{"en":"The values that contain it, whatever its case and accents.","fr":"Les valeurs qui le contiennent, quels que soient la casse et les accents."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
