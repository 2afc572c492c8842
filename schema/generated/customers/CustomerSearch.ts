// Made by codegen from schema/customers/CustomerSearch.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Search for contacts, as answered. */
export interface CustomerSearch {
  readonly filterList: readonly unknown[];
}

/** What is accepted for CustomerSearch: relations as IRIs. */
export interface CustomerSearchInput {
  readonly filterList: readonly unknown[];
}

/** CustomerSearch as the server handles it: relations as ids. */
export interface CustomerSearchValues {
  readonly filterList: readonly unknown[];
}

export const customerSearchDescriptor = {
  "name": "CustomerSearch",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "customer_search",
  "title": "filterList",
  "label": {"en":"Search for contacts","fr":"Recherche de contacts"},
  "plural": {"en":"Searches for contacts","fr":"Recherches de contacts"},
  "properties": [
    {"name":"filterList","kind":"json","label":{"en":"Filters","fr":"Filtres"},"many":true,"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
