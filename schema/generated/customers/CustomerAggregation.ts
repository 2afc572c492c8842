// Made by codegen from schema/customers/CustomerAggregation.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Statistics of contacts, as answered. */
export interface CustomerAggregation {
  readonly filterList: readonly unknown[];
  readonly aggregationList: readonly string[];
  readonly purchaseDateFrom: string | null;
  readonly purchaseDateTo: string | null;
}

/** What is accepted for CustomerAggregation: relations as IRIs. */
export interface CustomerAggregationInput {
  readonly filterList: readonly unknown[];
  readonly aggregationList: readonly string[];
  readonly purchaseDateFrom?: string | null;
  readonly purchaseDateTo?: string | null;
}

/** CustomerAggregation as the server handles it: relations as ids. */
export interface CustomerAggregationValues {
  readonly filterList: readonly unknown[];
  readonly aggregationList: readonly string[];
  readonly purchaseDateFrom?: string | null;
  readonly purchaseDateTo?: string | null;
}

export const customerAggregationDescriptor = {
  "name": "CustomerAggregation",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "customer_aggregation",
  "title": "aggregationList",
  "label": {"en":"Statistics of contacts","fr":"Statistiques de contacts"},
  "plural": {"en":"Statistics of contacts","fr":"Statistiques de contacts"},
  "properties": [
    {"name":"filterList","kind":"json","label":{"en":"Filters","fr":"Filtres"},"many":true,"required":true},
    {"name":"aggregationList","kind":"string","label":{"en":"Statistics","fr":"Statistiques"},"many":true,"required":true,"maxLength":255},
    {"name":"purchaseDateFrom","kind":"string","label":{"en":"Bought from","fr":"Acheté à partir du"},"maxLength":40},
    {"name":"purchaseDateTo","kind":"string","label":{"en":"Bought until","fr":"Acheté jusqu’au"},"maxLength":40}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
