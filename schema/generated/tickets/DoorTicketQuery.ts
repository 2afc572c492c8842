// Made by codegen from schema/tickets/DoorTicketQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Name looked up, as answered. */
export interface DoorTicketQuery {
  readonly name: string;
}

/** What is accepted for DoorTicketQuery: relations as IRIs. */
export interface DoorTicketQueryInput {
  readonly name: string;
}

/** DoorTicketQuery as the server handles it: relations as ids. */
export interface DoorTicketQueryValues {
  readonly name: string;
}

export const doorTicketQueryDescriptor = {
  "name": "DoorTicketQuery",
  "area": "tickets",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "door_ticket_query",
  "title": "name",
  "label": {"en":"Name looked up","fr":"Nom recherché"},
  "plural": {"en":"Names looked up","fr":"Noms recherchés"},
  "properties": [
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"required":true,"maxLength":100,"pattern":"^\\s*\\S\\s*\\S"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
