// Made by codegen from schema/sale/EventDateOptionStatus.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** What became of the option on one performance. */
export interface EventDateOptionStatus {
  readonly status: "approved" | "rejected" | "pending" | null;
  readonly requestedEventDate: string | null;
  readonly approvedEventDate: string | null;
  readonly requestedParticipantNb: number | null;
  readonly approvedParticipantNb: number | null;
  readonly requestedParticipantNbPerTicketPriceHash: unknown;
  readonly requestedParticipantNbPerContingent: unknown;
}

/** What is accepted for EventDateOptionStatus: relations as IRIs. */
export interface EventDateOptionStatusInput {
  readonly status?: "approved" | "rejected" | "pending" | null;
  readonly requestedEventDate?: string | null;
  readonly approvedEventDate?: string | null;
  readonly requestedParticipantNb?: number | null;
  readonly approvedParticipantNb?: number | null;
  readonly requestedParticipantNbPerTicketPriceHash?: unknown;
  readonly requestedParticipantNbPerContingent?: unknown;
}

/** EventDateOptionStatus as the server handles it: relations as ids. */
export interface EventDateOptionStatusValues {
  readonly status: "approved" | "rejected" | "pending" | null;
  readonly requestedEventDate?: number | null;
  readonly approvedEventDate?: number | null;
  readonly requestedParticipantNb?: number | null;
  readonly approvedParticipantNb?: number | null;
  readonly requestedParticipantNbPerTicketPriceHash?: unknown;
  readonly requestedParticipantNbPerContingent?: unknown;
}

export const eventDateOptionStatusDescriptor = {
  "name": "EventDateOptionStatus",
  "area": "sale",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "event_date_option_status",
  "title": "status",
  "label": {"en":"Option status","fr":"Statut d’option"},
  "plural": {"en":"Option statuses","fr":"Statuts d’option"},
  "comment": {"en":"What became of the option on one performance.","fr":"Ce qu’est devenue l’option sur une représentation."},
  "properties": [
    {"name":"status","kind":"enum","label":{"en":"Status","fr":"Statut"},"values":[{"value":"approved","label":{"en":"Approved","fr":"Acceptée"}},{"value":"rejected","label":{"en":"Rejected","fr":"Refusée"}},{"value":"pending","label":{"en":"Pending","fr":"En attente"}}],"tones":{"success":["approved"],"warning":["pending"],"danger":["rejected"]},"default":"pending","list":true},
    {"name":"requestedEventDate","kind":"relation","label":{"en":"Performance asked for","fr":"Représentation demandée"},"target":"EventDate","list":true},
    {"name":"approvedEventDate","kind":"relation","label":{"en":"Performance approved","fr":"Représentation acceptée"},"target":"EventDate"},
    {"name":"requestedParticipantNb","kind":"integer","label":{"en":"Participants asked for","fr":"Participants demandés"},"min":0,"list":true},
    {"name":"approvedParticipantNb","kind":"integer","label":{"en":"Participants approved","fr":"Participants acceptés"},"min":0,"list":true},
    {"name":"requestedParticipantNbPerTicketPriceHash","kind":"json","label":{"en":"Asked for by price","fr":"Demandés par tarif"}},
    {"name":"requestedParticipantNbPerContingent","kind":"json","label":{"en":"Asked for by contingent","fr":"Demandés par contingent"}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
