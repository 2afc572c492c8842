// Made by codegen from schema/customers/MailSynchronization.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Synchronisation of a mailing list, as answered. */
export interface MailSynchronization {
  readonly contactListName: string;
  readonly filterList: readonly unknown[];
  readonly contractList: readonly unknown[];
  readonly mailerProvider: string;
}

/** What is accepted for MailSynchronization: relations as IRIs. */
export interface MailSynchronizationInput {
  readonly contactListName: string;
  readonly filterList: readonly unknown[];
  readonly contractList?: readonly unknown[];
  readonly mailerProvider: string;
}

/** MailSynchronization as the server handles it: relations as ids. */
export interface MailSynchronizationValues {
  readonly contactListName: string;
  readonly filterList: readonly unknown[];
  readonly contractList?: readonly unknown[];
  readonly mailerProvider: string;
}

export const mailSynchronizationDescriptor = {
  "name": "MailSynchronization",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "mail_synchronization",
  "title": "contactListName",
  "label": {"en":"Synchronisation of a mailing list","fr":"Synchronisation d’une liste d’envoi"},
  "plural": {"en":"Synchronisations of mailing lists","fr":"Synchronisations de listes d’envoi"},
  "properties": [
    {"name":"contactListName","kind":"string","label":{"en":"Mailing list","fr":"Liste d’envoi"},"required":true,"maxLength":255},
    {"name":"filterList","kind":"json","label":{"en":"Filters","fr":"Filtres"},"many":true,"required":true},
    {"name":"contractList","kind":"json","label":{"en":"Organisers","fr":"Organisateurs"},"many":true},
    {"name":"mailerProvider","kind":"string","label":{"en":"Mailing service","fr":"Service d’e-mailing"},"required":true,"maxLength":255}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
