// Made by codegen from schema/imports/ImportNameQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Names at resellers, as answered. */
export interface ImportNameQuery {
  readonly kind: "ticketing" | "ticketprice" | "plan" | "seat" | "contingent";
  readonly shown: "all" | "open" | "mapped" | "ignored" | null;
  readonly name: string | null;
}

/** What is accepted for ImportNameQuery: relations as IRIs. */
export interface ImportNameQueryInput {
  readonly kind: "ticketing" | "ticketprice" | "plan" | "seat" | "contingent";
  readonly shown?: "all" | "open" | "mapped" | "ignored" | null;
  readonly name?: string | null;
}

/** ImportNameQuery as the server handles it: relations as ids. */
export interface ImportNameQueryValues {
  readonly kind: "ticketing" | "ticketprice" | "plan" | "seat" | "contingent";
  readonly shown: "all" | "open" | "mapped" | "ignored" | null;
  readonly name?: string | null;
}

export const importNameQueryDescriptor = {
  "name": "ImportNameQuery",
  "area": "imports",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "import_name_query",
  "title": "kind",
  "label": {"en":"Names at resellers","fr":"Noms chez les revendeurs"},
  "plural": {"en":"Names at resellers","fr":"Noms chez les revendeurs"},
  "properties": [
    {"name":"kind","kind":"enum","label":{"en":"Names of","fr":"Noms de"},"values":[{"value":"ticketing","label":{"en":"Shows","fr":"Spectacles"}},{"value":"ticketprice","label":{"en":"Prices","fr":"Tarifs"}},{"value":"plan","label":{"en":"Seating plans","fr":"Plans"}},{"value":"seat","label":{"en":"Seats","fr":"Places"}},{"value":"contingent","label":{"en":"Contingents","fr":"Contingents"}}],"required":true},
    {"name":"shown","kind":"enum","label":{"en":"Shown","fr":"Affichés"},"values":[{"value":"all","label":{"en":"All","fr":"Tous"}},{"value":"open","label":{"en":"Not mapped","fr":"Sans correspondance"}},{"value":"mapped","label":{"en":"Mapped","fr":"Associés"}},{"value":"ignored","label":{"en":"Ignored","fr":"Ignorés"}}],"default":"all"},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"maxLength":300,"help":{"en":"This one alone.","fr":"Celui-ci seul."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
