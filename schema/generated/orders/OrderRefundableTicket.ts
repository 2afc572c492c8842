// Made by codegen from schema/orders/OrderRefundableTicket.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Ticket that can be refunded, as answered. */
export interface OrderRefundableTicket {
  readonly ticket: number;
  readonly number: number | null;
  readonly seat: string | null;
  readonly isScanned: boolean;
}

/** What is accepted for OrderRefundableTicket: relations as IRIs. */
export interface OrderRefundableTicketInput {
  readonly ticket: number;
  readonly number?: number | null;
  readonly seat?: string | null;
  readonly isScanned: boolean;
}

/** OrderRefundableTicket as the server handles it: relations as ids. */
export interface OrderRefundableTicketValues {
  readonly ticket: number;
  readonly number?: number | null;
  readonly seat?: string | null;
  readonly isScanned: boolean;
}

export const orderRefundableTicketDescriptor = {
  "name": "OrderRefundableTicket",
  "area": "orders",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "order_refundable_ticket",
  "title": "number",
  "label": {"en":"Ticket that can be refunded","fr":"Billet remboursable"},
  "plural": {"en":"Tickets that can be refunded","fr":"Billets remboursables"},
  "properties": [
    {"name":"ticket","kind":"integer","label":{"en":"Ticket","fr":"Billet"},"required":true},
    {"name":"number","kind":"integer","label":{"en":"Number","fr":"Numéro"}},
    {"name":"seat","kind":"string","label":{"en":"Seat","fr":"Place"},"maxLength":255},
    {"name":"isScanned","kind":"boolean","label":{"en":"Scanned","fr":"Contrôlé"},"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
