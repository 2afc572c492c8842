// Made by codegen from schema/tickets/MasterTicket.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Master ticket, as answered. */
export interface MasterTicket {
  readonly '@id': string;
  readonly '@type': 'MasterTicket';
  readonly barcode: string | null;
}

/** What is accepted for MasterTicket: relations as IRIs. */
export interface MasterTicketInput {
  readonly barcode?: string | null;
}

export const masterTicketDescriptor = {
  "name": "MasterTicket",
  "area": "tickets",
  "api": "ticketing",
  "collection": "/master_tickets",
  "scope": "contract",
  "table": "master_ticket",
  "title": "barcode",
  "label": {"en":"Master ticket","fr":"Master ticket"},
  "plural": {"en":"Master tickets","fr":"Master tickets"},
  "properties": [
    {"name":"barcode","kind":"string","label":{"en":"Barcode","fr":"Barcode"},"column":"barcode","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
