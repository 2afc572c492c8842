// Made by codegen from schema/customers/ContactList.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Mailing list, as answered. */
export interface ContactList {
  readonly id: string;
  readonly name: string;
  readonly count: number | null;
}

/** What is accepted for ContactList: relations as IRIs. */
export interface ContactListInput {
  readonly id: string;
  readonly name: string;
  readonly count?: number | null;
}

/** ContactList as the server handles it: relations as ids. */
export interface ContactListValues {
  readonly id: string;
  readonly name: string;
  readonly count?: number | null;
}

export const contactListDescriptor = {
  "name": "ContactList",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "contact_list",
  "title": "name",
  "label": {"en":"Mailing list","fr":"Liste d’envoi"},
  "plural": {"en":"Mailing lists","fr":"Listes d’envoi"},
  "properties": [
    {"name":"id","kind":"string","label":{"en":"Number there","fr":"Numéro chez le service"},"required":true,"maxLength":255},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"required":true,"maxLength":255},
    {"name":"count","kind":"integer","label":{"en":"Subscribers","fr":"Abonnés"}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
