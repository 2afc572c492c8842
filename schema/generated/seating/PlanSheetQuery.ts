// Made by codegen from schema/seating/PlanSheetQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** How a plan is printed, as answered. */
export interface PlanSheetQuery {
  readonly language: "fr" | "en";
}

/** What is accepted for PlanSheetQuery: relations as IRIs. */
export interface PlanSheetQueryInput {
  readonly language?: "fr" | "en";
}

/** PlanSheetQuery as the server handles it: relations as ids. */
export interface PlanSheetQueryValues {
  readonly language: "fr" | "en";
}

export const planSheetQueryDescriptor = {
  "name": "PlanSheetQuery",
  "area": "seating",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "plan_sheet_query",
  "title": "language",
  "label": {"en":"How a plan is printed","fr":"Impression d’un plan"},
  "plural": {"en":"How plans are printed","fr":"Impressions de plans"},
  "properties": [
    {"name":"language","kind":"enum","label":{"en":"Language","fr":"Langue"},"values":[{"value":"fr","label":{"en":"French","fr":"Français"}},{"value":"en","label":{"en":"English","fr":"Anglais"}}],"required":true,"default":"fr"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
