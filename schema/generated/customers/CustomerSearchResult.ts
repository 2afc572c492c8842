// Made by codegen from schema/customers/CustomerSearchResult.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Contacts found, as answered. */
export interface CustomerSearchResult {
  readonly total: number | null;
  readonly hits: readonly unknown[];
}

/** What is accepted for CustomerSearchResult: relations as IRIs. */
export interface CustomerSearchResultInput {
  readonly total?: number | null;
  readonly hits?: readonly unknown[];
}

/** CustomerSearchResult as the server handles it: relations as ids. */
export interface CustomerSearchResultValues {
  readonly total?: number | null;
  readonly hits?: readonly unknown[];
}

export const customerSearchResultDescriptor = {
  "name": "CustomerSearchResult",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "customer_search_result",
  "title": "total",
  "label": {"en":"Contacts found","fr":"Contacts trouvés"},
  "plural": {"en":"Contacts found","fr":"Contacts trouvés"},
  "properties": [
    {"name":"total","kind":"integer","label":{"en":"Total","fr":"Total"}},
    {"name":"hits","kind":"json","label":{"en":"Contacts","fr":"Contacts"},"many":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
