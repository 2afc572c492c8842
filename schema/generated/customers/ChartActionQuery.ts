// Made by codegen from schema/customers/ChartActionQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Actions of a chart, as answered. */
export interface ChartActionQuery {
  readonly field: string;
}

/** What is accepted for ChartActionQuery: relations as IRIs. */
export interface ChartActionQueryInput {
  readonly field: string;
}

/** ChartActionQuery as the server handles it: relations as ids. */
export interface ChartActionQueryValues {
  readonly field: string;
}

export const chartActionQueryDescriptor = {
  "name": "ChartActionQuery",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "chart_action_query",
  "title": "field",
  "label": {"en":"Actions of a chart","fr":"Actions d’un graphique"},
  "plural": {"en":"Actions of charts","fr":"Actions de graphiques"},
  "properties": [
    {"name":"field","kind":"string","label":{"en":"Field","fr":"Champ"},"required":true,"maxLength":255}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
