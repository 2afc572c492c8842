// Made by codegen from schema/customers/SuggestResult.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Suggestions, as answered. */
export interface SuggestResult {
  /** On the wire: doc_count_error_upper_bound. */
  readonly docCountErrorUpperBound: number | null;
  /** On the wire: sum_other_doc_count. */
  readonly sumOtherDocCount: number | null;
  readonly buckets: readonly unknown[];
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
    {"name":"docCountErrorUpperBound","kind":"integer","label":{"en":"Most a count may be off","fr":"Écart maximal d’un compte"},"comment":{"en":"On the wire: doc_count_error_upper_bound.","fr":"Dans la réponse : doc_count_error_upper_bound."}},
    {"name":"sumOtherDocCount","kind":"integer","label":{"en":"Records outside the buckets","fr":"Fiches hors des groupes"},"comment":{"en":"On the wire: sum_other_doc_count.","fr":"Dans la réponse : sum_other_doc_count."}},
    {"name":"buckets","kind":"json","label":{"en":"Values found","fr":"Valeurs trouvées"},"many":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
