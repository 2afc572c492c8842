// Made by codegen from schema/tickets/PerformanceTicketsQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** How the tickets of a performance are drawn, as answered. */
export interface PerformanceTicketsQuery {
  readonly language: "fr" | "en";
}

/** What is accepted for PerformanceTicketsQuery: relations as IRIs. */
export interface PerformanceTicketsQueryInput {
  readonly language?: "fr" | "en";
}

/** PerformanceTicketsQuery as the server handles it: relations as ids. */
export interface PerformanceTicketsQueryValues {
  readonly language: "fr" | "en";
}

export const performanceTicketsQueryDescriptor = {
  "name": "PerformanceTicketsQuery",
  "area": "tickets",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "performance_tickets_query",
  "title": "language",
  "label": {"en":"How the tickets of a performance are drawn","fr":"Présentation des billets d’une représentation"},
  "plural": {"en":"How the tickets of performances are drawn","fr":"Présentations des billets de représentations"},
  "properties": [
    {"name":"language","kind":"enum","label":{"en":"Language","fr":"Langue"},"values":[{"value":"fr","label":{"en":"French","fr":"Français"}},{"value":"en","label":{"en":"English","fr":"Anglais"}}],"required":true,"default":"fr"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
