// Made by codegen from schema/customers/ContactListAnswer.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Answer about a mailing list, as answered. */
export interface ContactListAnswer {
  readonly exists: boolean;
}

/** What is accepted for ContactListAnswer: relations as IRIs. */
export interface ContactListAnswerInput {
  readonly exists: boolean;
}

/** ContactListAnswer as the server handles it: relations as ids. */
export interface ContactListAnswerValues {
  readonly exists: boolean;
}

export const contactListAnswerDescriptor = {
  "name": "ContactListAnswer",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "contact_list_answer",
  "title": "exists",
  "label": {"en":"Answer about a mailing list","fr":"Réponse sur une liste d’envoi"},
  "plural": {"en":"Answers about mailing lists","fr":"Réponses sur des listes d’envoi"},
  "properties": [
    {"name":"exists","kind":"boolean","label":{"en":"Is there","fr":"Existe"},"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
