// Made by codegen from schema/customers/SuggestQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Suggestions wanted, as answered. */
export interface SuggestQuery {
  readonly field: string;
  readonly customerType: readonly ("contact" | "organization")[];
  readonly q: string | null;
}

/** What is accepted for SuggestQuery: relations as IRIs. */
export interface SuggestQueryInput {
  readonly field: string;
  readonly customerType?: readonly ("contact" | "organization")[];
  readonly q?: string | null;
}

/** SuggestQuery as the server handles it: relations as ids. */
export interface SuggestQueryValues {
  readonly field: string;
  readonly customerType?: readonly ("contact" | "organization")[] | null;
  readonly q?: string | null;
}

export const suggestQueryDescriptor = {
  "name": "SuggestQuery",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "suggest_query",
  "title": "field",
  "label": {"en":"Suggestions wanted","fr":"Suggestions demandées"},
  "plural": {"en":"Suggestions wanted","fr":"Suggestions demandées"},
  "properties": [
    {"name":"field","kind":"string","label":{"en":"Field","fr":"Champ"},"required":true,"maxLength":255},
    {"name":"customerType","kind":"enum","label":{"en":"Types","fr":"Types"},"many":true,"values":[{"value":"contact","label":{"en":"Contact","fr":"Contact"}},{"value":"organization","label":{"en":"Organisation","fr":"Structure"}}],"commaSeparated":true},
    {"name":"q","kind":"string","label":{"en":"Typed so far","fr":"Début de saisie"},"maxLength":100,"help":{"en":"The values that contain it, whatever its case and accents.","fr":"Les valeurs qui le contiennent, quels que soient la casse et les accents."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
