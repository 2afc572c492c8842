// Made by codegen from schema/customers/CustomerMerge.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Merge of contacts, as answered. */
export interface CustomerMerge {
  readonly idList: readonly string[];
  readonly choices: unknown;
}

/** What is accepted for CustomerMerge: relations as IRIs. */
export interface CustomerMergeInput {
  readonly idList: readonly string[];
  readonly choices?: unknown;
}

/** CustomerMerge as the server handles it: relations as ids. */
export interface CustomerMergeValues {
  readonly idList: readonly number[];
  readonly choices?: unknown;
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
    {"name":"idList","kind":"relation","label":{"en":"Contacts","fr":"Contacts"},"many":true,"target":"CrmCustomer","required":true,"minItems":2,"maxItems":8,"help":{"en":"The kept one first.","fr":"Celui qui est conservé d’abord."}},
    {"name":"choices","kind":"json","label":{"en":"Choices","fr":"Choix"},"help":{"en":"By property, the number of the contact whose value is kept; without one, the first that has a value.","fr":"Par propriété, le numéro du contact dont la valeur est conservée ; sans choix, le premier qui en a une."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
