// Made by codegen from schema/programming/TicketPriceSeatGroup.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Ticket price seat group, as answered. */
export interface TicketPriceSeatGroup {
  readonly '@id': string;
  readonly '@type': 'TicketPriceSeatGroup';
  readonly label: string | null;
}

/** What is accepted for TicketPriceSeatGroup: relations as IRIs. */
export interface TicketPriceSeatGroupInput {
  readonly label?: string | null;
}

export const ticketPriceSeatGroupDescriptor = {
  "name": "TicketPriceSeatGroup",
  "area": "programming",
  "api": "ticketing",
  "collection": "/ticket_price_seat_groups",
  "scope": "contract",
  "table": "ticket_price_seat_group",
  "title": "label",
  "label": {"en":"Ticket price seat group","fr":"Ticket price seat group"},
  "plural": {"en":"Ticket price seat groups","fr":"Ticket price seat groups"},
  "properties": [
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Label"},"column":"label","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
