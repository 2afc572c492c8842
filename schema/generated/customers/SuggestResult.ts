// Made by codegen from schema/customers/SuggestResult.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Suggestions, as answered. */
export interface SuggestResult {
  readonly doc_count_error_upper_bound: number | null;
  readonly sum_other_doc_count: number | null;
  readonly buckets: readonly unknown[];
}

/** What is accepted for SuggestResult: relations as IRIs. */
export interface SuggestResultInput {
  readonly doc_count_error_upper_bound?: number | null;
  readonly sum_other_doc_count?: number | null;
  readonly buckets?: readonly unknown[];
}

/** SuggestResult as the server handles it: relations as ids. */
export interface SuggestResultValues {
  readonly doc_count_error_upper_bound?: number | null;
  readonly sum_other_doc_count?: number | null;
  readonly buckets?: readonly unknown[];
}

export const suggestResultDescriptor = {
  "name": "SuggestResult",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "suggest_result",
  "title": "buckets",
  "label": {"en":"Suggestions","fr":"Suggestions"},
  "plural": {"en":"Suggestions","fr":"Suggestions"},
  "properties": [
    {"name":"doc_count_error_upper_bound","kind":"integer","label":{"en":"Most a count may be off","fr":"Écart maximal d’un compte"}},
    {"name":"sum_other_doc_count","kind":"integer","label":{"en":"Records outside the values","fr":"Fiches hors des valeurs"}},
    {"name":"buckets","kind":"json","label":{"en":"Values found","fr":"Valeurs trouvées"},"many":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
