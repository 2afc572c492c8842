// Made by codegen from schema/customers/DuplicateQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Search for duplicates, as answered. */
export interface DuplicateQuery {
  readonly by: "similarity" | "location" | null;
  readonly page: number | null;
}

/** What is accepted for DuplicateQuery: relations as IRIs. */
export interface DuplicateQueryInput {
  readonly by?: "similarity" | "location" | null;
  readonly page?: number | null;
}

/** DuplicateQuery as the server handles it: relations as ids. */
export interface DuplicateQueryValues {
  readonly by: "similarity" | "location" | null;
  readonly page: number | null;
}

export const duplicateQueryDescriptor = {
  "name": "DuplicateQuery",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "duplicate_query",
  "title": "by",
  "label": {"en":"Search for duplicates","fr":"Recherche de doublons"},
  "plural": {"en":"Searches for duplicates","fr":"Recherches de doublons"},
  "properties": [
    {"name":"by","kind":"enum","label":{"en":"Alike by","fr":"Ressemblance"},"values":[{"value":"similarity","label":{"en":"Same person","fr":"Même personne"}},{"value":"location","label":{"en":"Same address","fr":"Même adresse"}}],"default":"similarity"},
    {"name":"page","kind":"integer","label":{"en":"Page","fr":"Page"},"default":1,"min":1}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
