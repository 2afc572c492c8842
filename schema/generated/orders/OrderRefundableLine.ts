// Made by codegen from schema/orders/OrderRefundableLine.jsonld. Never edit: change the source and run `npm run codegen`.
import type { OrderRefundableTicket, OrderRefundableTicketInput, OrderRefundableTicketValues } from './OrderRefundableTicket.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Line that can be refunded, as answered. */
export interface OrderRefundableLine {
  readonly orderItem: number;
  readonly label: string;
  readonly isFee: boolean;
  readonly quantity: number;
  readonly amounts: readonly number[];
  readonly startDate: string | null;
  readonly timezone: string | null;
  readonly tickets: readonly OrderRefundableTicket[];
}

/** What is accepted for OrderRefundableLine: relations as IRIs. */
export interface OrderRefundableLineInput {
  readonly orderItem: number;
  readonly label: string;
  readonly isFee: boolean;
  readonly quantity: number;
  readonly amounts: readonly number[];
  readonly startDate?: string | null;
  readonly timezone?: string | null;
  readonly tickets: readonly OrderRefundableTicketInput[];
}

/** OrderRefundableLine as the server handles it: relations as ids. */
export interface OrderRefundableLineValues {
  readonly orderItem: number;
  readonly label: string;
  readonly isFee: boolean;
  readonly quantity: number;
  readonly amounts: readonly number[];
  readonly startDate?: string | null;
  readonly timezone?: string | null;
  readonly tickets: readonly OrderRefundableTicketValues[];
}

export const orderRefundableLineDescriptor = {
  "name": "OrderRefundableLine",
  "area": "orders",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "order_refundable_line",
  "title": "label",
  "label": {"en":"Line that can be refunded","fr":"Ligne remboursable"},
  "plural": {"en":"Lines that can be refunded","fr":"Lignes remboursables"},
  "properties": [
    {"name":"orderItem","kind":"integer","label":{"en":"Line","fr":"Ligne"},"required":true},
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Libellé"},"required":true,"maxLength":255},
    {"name":"isFee","kind":"boolean","label":{"en":"Fee","fr":"Frais"},"required":true},
    {"name":"quantity","kind":"integer","label":{"en":"Sold","fr":"Vendues"},"required":true},
    {"name":"amounts","kind":"integer","label":{"en":"Amounts","fr":"Montants"},"many":true,"required":true,"help":{"en":"Of each place that is left, in minor units: they are given back in this order.","fr":"De chaque place restante, en unités mineures : rendues dans cet ordre."}},
    {"name":"startDate","kind":"dateTime","label":{"en":"Performance","fr":"Représentation"}},
    {"name":"timezone","kind":"string","label":{"en":"Timezone","fr":"Fuseau horaire"},"maxLength":255},
    {"name":"tickets","kind":"json","label":{"en":"Tickets","fr":"Billets"},"many":true,"shape":"OrderRefundableTicket","required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
