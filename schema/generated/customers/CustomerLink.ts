// Made by codegen from schema/customers/CustomerLink.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Linked customer, as answered. */
export interface CustomerLink {
  readonly customerId: number;
  readonly displayName: string;
  readonly role: string | null;
}

/** What is accepted for CustomerLink: relations as IRIs. */
export interface CustomerLinkInput {
  readonly customerId: number;
  readonly displayName: string;
  readonly role?: string | null;
}

/** CustomerLink as the server handles it: relations as ids. */
export interface CustomerLinkValues {
  readonly customerId: number;
  readonly displayName: string;
  readonly role?: string | null;
}

export const customerLinkDescriptor = {
  "name": "CustomerLink",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "customer_link",
  "title": "displayName",
  "label": {"en":"Linked customer","fr":"Client lié"},
  "plural": {"en":"Linked customers","fr":"Clients liés"},
  "properties": [
    {"name":"customerId","kind":"integer","label":{"en":"Number","fr":"Numéro"},"required":true},
    {"name":"displayName","kind":"string","label":{"en":"Name","fr":"Nom"},"required":true,"maxLength":255,"personal":true},
    {"name":"role","kind":"string","label":{"en":"Function","fr":"Fonction"},"maxLength":255}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
