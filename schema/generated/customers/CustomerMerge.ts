// Made by codegen from schema/customers/CustomerMerge.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Merge of contacts, as answered. */
export interface CustomerMerge {
  readonly idList: readonly string[];
}

/** What is accepted for CustomerMerge: relations as IRIs. */
export interface CustomerMergeInput {
  readonly idList: readonly string[];
}

/** CustomerMerge as the server handles it: relations as ids. */
export interface CustomerMergeValues {
  readonly idList: readonly number[];
}

export const customerMergeDescriptor = {
  "name": "CustomerMerge",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "customer_merge",
  "title": "idList",
  "label": {"en":"Merge of contacts","fr":"Fusion de contacts"},
  "plural": {"en":"Merges of contacts","fr":"Fusions de contacts"},
  "properties": [
    {"name":"idList","kind":"relation","label":{"en":"Contacts","fr":"Contacts"},"many":true,"target":"CrmCustomer","required":true,"minItems":2}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
