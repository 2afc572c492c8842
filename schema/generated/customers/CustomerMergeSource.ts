// Made by codegen from schema/customers/CustomerMergeSource.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Customer of a merge, as answered. */
export interface CustomerMergeSource {
  readonly customerId: number;
  readonly customerType: string;
  readonly values: unknown;
  readonly orders: number;
  readonly tickets: number;
  readonly buyers: number;
  readonly accounts: number;
  readonly coupons: number;
  readonly participations: number;
  readonly contacts: number;
}

/** What is accepted for CustomerMergeSource: relations as IRIs. */
export interface CustomerMergeSourceInput {
  readonly customerId: number;
  readonly customerType: string;
  readonly values: unknown;
  readonly orders: number;
  readonly tickets: number;
  readonly buyers: number;
  readonly accounts: number;
  readonly coupons: number;
  readonly participations: number;
  readonly contacts: number;
}

/** CustomerMergeSource as the server handles it: relations as ids. */
export interface CustomerMergeSourceValues {
  readonly customerId: number;
  readonly customerType: string;
  readonly values: unknown;
  readonly orders: number;
  readonly tickets: number;
  readonly buyers: number;
  readonly accounts: number;
  readonly coupons: number;
  readonly participations: number;
  readonly contacts: number;
}

export const customerMergeSourceDescriptor = {
  "name": "CustomerMergeSource",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "customer_merge_source",
  "title": "customerId",
  "label": {"en":"Customer of a merge","fr":"Client d’une fusion"},
  "plural": {"en":"Customers of a merge","fr":"Clients d’une fusion"},
  "properties": [
    {"name":"customerId","kind":"integer","label":{"en":"Number","fr":"Numéro"},"required":true},
    {"name":"customerType","kind":"string","label":{"en":"Type","fr":"Type"},"required":true,"maxLength":255},
    {"name":"values","kind":"json","label":{"en":"Values","fr":"Valeurs"},"required":true,"personal":true},
    {"name":"orders","kind":"integer","label":{"en":"Orders","fr":"Commandes"},"required":true},
    {"name":"tickets","kind":"integer","label":{"en":"Tickets","fr":"Billets"},"required":true},
    {"name":"buyers","kind":"integer","label":{"en":"Buyers","fr":"Acheteurs"},"required":true},
    {"name":"accounts","kind":"integer","label":{"en":"Accounts","fr":"Comptes"},"required":true},
    {"name":"coupons","kind":"integer","label":{"en":"Coupons","fr":"Codes et avantages"},"required":true},
    {"name":"participations","kind":"integer","label":{"en":"Participations","fr":"Participations"},"required":true},
    {"name":"contacts","kind":"integer","label":{"en":"Contacts","fr":"Contacts"},"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
