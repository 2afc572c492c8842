// Made by codegen from schema/tickets/DoorTicket.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Ticket at the door, as answered. */
export interface DoorTicket {
  readonly ticket: string;
  readonly name: string;
  readonly number: number | null;
  readonly seat: string | null;
  readonly price: string | null;
  readonly isValid: boolean;
  readonly scannedAt: string | null;
}

/** What is accepted for DoorTicket: relations as IRIs. */
export interface DoorTicketInput {
  readonly ticket: string;
  readonly name: string;
  readonly number?: number | null;
  readonly seat?: string | null;
  readonly price?: string | null;
  readonly isValid: boolean;
  readonly scannedAt?: string | null;
}

/** DoorTicket as the server handles it: relations as ids. */
export interface DoorTicketValues {
  readonly ticket: number;
  readonly name: string;
  readonly number?: number | null;
  readonly seat?: string | null;
  readonly price?: string | null;
  readonly isValid: boolean;
  readonly scannedAt?: string | null;
}

export const doorTicketDescriptor = {
  "name": "DoorTicket",
  "area": "tickets",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "door_ticket",
  "title": "name",
  "label": {"en":"Ticket at the door","fr":"Billet à la porte"},
  "plural": {"en":"Tickets at the door","fr":"Billets à la porte"},
  "properties": [
    {"name":"ticket","kind":"relation","label":{"en":"Ticket","fr":"Billet"},"target":"Ticket","required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"required":true,"maxLength":400},
    {"name":"number","kind":"integer","label":{"en":"Number","fr":"Numéro"}},
    {"name":"seat","kind":"string","label":{"en":"Seat","fr":"Place"},"maxLength":100},
    {"name":"price","kind":"string","label":{"en":"Price","fr":"Tarif"},"maxLength":200},
    {"name":"isValid","kind":"boolean","label":{"en":"Valid","fr":"Valable"},"required":true},
    {"name":"scannedAt","kind":"dateTime","label":{"en":"Came in","fr":"Entré le"}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
