// Made by codegen from schema/tickets/TicketCheckpoint.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Ticket checkpoint, as answered. */
export interface TicketCheckpoint {
  readonly '@id': string;
  readonly '@type': 'TicketCheckpoint';
  readonly label: string | null;
}

/** What is accepted for TicketCheckpoint: relations as IRIs. */
export interface TicketCheckpointInput {
  readonly label?: string | null;
}

export const ticketCheckpointDescriptor = {
  "name": "TicketCheckpoint",
  "area": "tickets",
  "api": "ticketing",
  "collection": "/ticket_checkpoints",
  "scope": "contract",
  "table": "ticket_checkpoint",
  "title": "label",
  "label": {"en":"Ticket checkpoint","fr":"Ticket checkpoint"},
  "plural": {"en":"Ticket checkpoints","fr":"Ticket checkpoints"},
  "properties": [
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Label"},"column":"label","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
