// Made by codegen from schema/customers/ContactListCheck.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Question for a mailing list, as answered. */
export interface ContactListCheck {
  readonly contactListName: string;
  readonly contractList: readonly unknown[];
  readonly mailerProvider: string;
}

/** What is accepted for ContactListCheck: relations as IRIs. */
export interface ContactListCheckInput {
  readonly contactListName: string;
  readonly contractList?: readonly unknown[];
  readonly mailerProvider: string;
}

/** ContactListCheck as the server handles it: relations as ids. */
export interface ContactListCheckValues {
  readonly contactListName: string;
  readonly contractList?: readonly unknown[];
  readonly mailerProvider: string;
}

export const contactListCheckDescriptor = {
  "name": "ContactListCheck",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "contact_list_check",
  "title": "contactListName",
  "label": {"en":"Question for a mailing list","fr":"Vérification d’une liste d’envoi"},
  "plural": {"en":"Questions for mailing lists","fr":"Vérifications de listes d’envoi"},
  "properties": [
    {"name":"contactListName","kind":"string","label":{"en":"Mailing list","fr":"Liste d’envoi"},"required":true,"maxLength":255},
    {"name":"contractList","kind":"json","label":{"en":"Organisers","fr":"Organisateurs"},"many":true},
    {"name":"mailerProvider","kind":"string","label":{"en":"Mailing service","fr":"Service d’e-mailing"},"required":true,"maxLength":255}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
