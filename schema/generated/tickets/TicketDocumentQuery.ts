// Made by codegen from schema/tickets/TicketDocumentQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** How a ticket is drawn, as answered. */
export interface TicketDocumentQuery {
  readonly dpi: number;
  readonly paperType: "stock_tickets" | "thermal_roller";
  readonly language: "fr" | "en";
  readonly duplicate: boolean;
}

/** What is accepted for TicketDocumentQuery: relations as IRIs. */
export interface TicketDocumentQueryInput {
  readonly dpi?: number;
  readonly paperType?: "stock_tickets" | "thermal_roller";
  readonly language?: "fr" | "en";
  readonly duplicate?: boolean;
}

/** TicketDocumentQuery as the server handles it: relations as ids. */
export interface TicketDocumentQueryValues {
  readonly dpi: number;
  readonly paperType: "stock_tickets" | "thermal_roller";
  readonly language: "fr" | "en";
  readonly duplicate: boolean;
}

export const ticketDocumentQueryDescriptor = {
  "name": "TicketDocumentQuery",
  "area": "tickets",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "ticket_document_query",
  "title": "paperType",
  "label": {"en":"How a ticket is drawn","fr":"Présentation d’un billet"},
  "plural": {"en":"How tickets are drawn","fr":"Présentations de billets"},
  "properties": [
    {"name":"dpi","kind":"integer","label":{"en":"Dots an inch","fr":"Points par pouce"},"required":true,"default":203,"min":72,"max":600},
    {"name":"paperType","kind":"enum","label":{"en":"Paper","fr":"Papier"},"values":[{"value":"stock_tickets","label":{"en":"Ticket stock","fr":"Billets cartonnés"}},{"value":"thermal_roller","label":{"en":"Roll","fr":"Rouleau thermique"}}],"required":true,"default":"stock_tickets"},
    {"name":"language","kind":"enum","label":{"en":"Language","fr":"Langue"},"values":[{"value":"fr","label":{"en":"French","fr":"Français"}},{"value":"en","label":{"en":"English","fr":"Anglais"}}],"required":true,"default":"fr"},
    {"name":"duplicate","kind":"boolean","label":{"en":"Marked as a duplicate","fr":"Marqué comme duplicata"},"required":true,"default":false}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
