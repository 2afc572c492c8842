// Made by codegen from schema/imports/ProviderTicketUpload.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Upload of a partner’s tickets, as answered. */
export interface ProviderTicketUpload {
  /** Without one, each row names its performance. */
  readonly eventDate: string | null;
}

/** What is accepted for ProviderTicketUpload: relations as IRIs. */
export interface ProviderTicketUploadInput {
  /** Without one, each row names its performance. */
  readonly eventDate?: string | null;
}

/** ProviderTicketUpload as the server handles it: relations as ids. */
export interface ProviderTicketUploadValues {
  readonly eventDate?: number | null;
}

export const providerTicketUploadDescriptor = {
  "name": "ProviderTicketUpload",
  "area": "imports",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "provider_ticket_upload",
  "title": "eventDate",
  "label": {"en":"Upload of a partner’s tickets","fr":"Envoi de billets d’un partenaire"},
  "plural": {"en":"Uploads of partners’ tickets","fr":"Envois de billets de partenaires"},
  "properties": [
    {"name":"eventDate","kind":"relation","label":{"en":"Performance","fr":"Représentation"},"comment":{"en":"Without one, each row names its performance.","fr":"Sans elle, chaque ligne indique sa représentation."},"target":"EventDate"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
