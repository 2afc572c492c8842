// Made by codegen from schema/customers/ContactListQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Question for mailing lists, as answered. */
export interface ContactListQuery {
  readonly contractList: readonly unknown[];
  readonly mailerProvider: string;
}

/** What is accepted for ContactListQuery: relations as IRIs. */
export interface ContactListQueryInput {
  readonly contractList?: readonly unknown[];
  readonly mailerProvider: string;
}

/** ContactListQuery as the server handles it: relations as ids. */
export interface ContactListQueryValues {
  readonly contractList?: readonly unknown[];
  readonly mailerProvider: string;
}

export const contactListQueryDescriptor = {
  "name": "ContactListQuery",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "contact_list_query",
  "title": "mailerProvider",
  "label": {"en":"Question for mailing lists","fr":"Demande de listes d’envoi"},
  "plural": {"en":"Questions for mailing lists","fr":"Demandes de listes d’envoi"},
  "properties": [
    {"name":"contractList","kind":"json","label":{"en":"Organisers","fr":"Organisateurs"},"many":true},
    {"name":"mailerProvider","kind":"string","label":{"en":"Mailing service","fr":"Service d’e-mailing"},"required":true,"maxLength":255}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
