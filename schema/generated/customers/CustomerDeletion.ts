// Made by codegen from schema/customers/CustomerDeletion.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Deletion of all customers found, as answered. */
export interface CustomerDeletion {
  readonly filterList: readonly unknown[];
  readonly expected: number | null;
}

/** What is accepted for CustomerDeletion: relations as IRIs. */
export interface CustomerDeletionInput {
  readonly filterList: readonly unknown[];
  readonly expected?: number | null;
}

/** CustomerDeletion as the server handles it: relations as ids. */
export interface CustomerDeletionValues {
  readonly filterList: readonly unknown[];
  readonly expected?: number | null;
}

export const customerDeletionDescriptor = {
  "name": "CustomerDeletion",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "customer_deletion",
  "title": "expected",
  "label": {"en":"Deletion of all customers found","fr":"Suppression des clients trouvés"},
  "plural": {"en":"Deletions of customers found","fr":"Suppressions de clients trouvés"},
  "properties": [
    {"name":"filterList","kind":"json","label":{"en":"Filters","fr":"Filtres"},"many":true,"required":true},
    {"name":"expected","kind":"integer","label":{"en":"Customers expected","fr":"Clients attendus"},"min":0,"help":{"en":"How many customers it is meant for; another number is refused.","fr":"Pour combien de clients c’est prévu ; un autre nombre est refusé."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
