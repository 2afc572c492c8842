// Made by codegen from schema/customers/CustomerChart.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Chart of contacts, as answered. */
export interface CustomerChart {
  readonly script: unknown;
  readonly fieldExist: unknown;
}

/** What is accepted for CustomerChart: relations as IRIs. */
export interface CustomerChartInput {
  readonly script: unknown;
  readonly fieldExist?: unknown;
}

/** CustomerChart as the server handles it: relations as ids. */
export interface CustomerChartValues {
  readonly script: unknown;
  readonly fieldExist?: unknown;
}

export const customerChartDescriptor = {
  "name": "CustomerChart",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "customer_chart",
  "title": "script",
  "label": {"en":"Chart of contacts","fr":"Graphique de contacts"},
  "plural": {"en":"Charts of contacts","fr":"Graphiques de contacts"},
  "properties": [
    {"name":"script","kind":"json","label":{"en":"Chart","fr":"Graphique"},"required":true},
    {"name":"fieldExist","kind":"json","label":{"en":"Fields present","fr":"Champs présents"}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
