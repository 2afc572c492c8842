// Made by codegen from schema/orders/OrderRefundLine.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Line to refund, as answered. */
export interface OrderRefundLine {
  readonly orderItem: string;
  readonly quantity: number;
  readonly tickets: readonly string[];
  readonly left: number | null;
}

/** What is accepted for OrderRefundLine: relations as IRIs. */
export interface OrderRefundLineInput {
  readonly orderItem: string;
  readonly quantity: number;
  readonly tickets?: readonly string[];
  readonly left?: number | null;
}

/** OrderRefundLine as the server handles it: relations as ids. */
export interface OrderRefundLineValues {
  readonly orderItem: number;
  readonly quantity: number;
  readonly tickets?: readonly number[] | null;
  readonly left?: number | null;
}

export const orderRefundLineDescriptor = {
  "name": "OrderRefundLine",
  "area": "orders",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "order_refund_line",
  "title": "orderItem",
  "label": {"en":"Line to refund","fr":"Ligne à rembourser"},
  "plural": {"en":"Lines to refund","fr":"Lignes à rembourser"},
  "properties": [
    {"name":"orderItem","kind":"relation","label":{"en":"Line","fr":"Ligne"},"target":"OrderItem","required":true},
    {"name":"quantity","kind":"integer","label":{"en":"Places","fr":"Places"},"required":true,"min":1},
    {"name":"tickets","kind":"relation","label":{"en":"Tickets","fr":"Billets"},"many":true,"target":"Ticket","maxItems":1000,"help":{"en":"As many as places; may be left out where all that are left are given back.","fr":"Autant que de places ; inutile quand tout ce qui reste est rendu."}},
    {"name":"left","kind":"integer","label":{"en":"Left","fr":"Restantes"},"min":0,"help":{"en":"Places that were left to refund when it was decided: the call is refused where that changed.","fr":"Places encore remboursables au moment de la décision : l’appel est refusé si cela a changé."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
