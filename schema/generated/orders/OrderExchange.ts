// Made by codegen from schema/orders/OrderExchange.jsonld. Never edit: change the source and run `npm run codegen`.
import type { CheckoutPayment, CheckoutPaymentInput, CheckoutPaymentValues } from '../sale/CheckoutPayment.ts';
import type { OrderRefundLine, OrderRefundLineInput, OrderRefundLineValues } from './OrderRefundLine.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Places of an order that are given back for those that a cart holds, in one transaction: what was paid for the old ones pays for the new ones, the difference is paid or given back. */
export interface OrderExchange {
  readonly lines: readonly OrderRefundLine[];
  readonly cart: string;
  readonly payments: readonly CheckoutPayment[];
  readonly refunds: readonly CheckoutPayment[];
  readonly reason: string | null;
}

/** What is accepted for OrderExchange: relations as IRIs. */
export interface OrderExchangeInput {
  readonly lines: readonly OrderRefundLineInput[];
  readonly cart: string;
  readonly payments: readonly CheckoutPaymentInput[];
  readonly refunds: readonly CheckoutPaymentInput[];
  readonly reason?: string | null;
}

/** OrderExchange as the server handles it: relations as ids. */
export interface OrderExchangeValues {
  readonly lines: readonly OrderRefundLineValues[];
  readonly cart: number;
  readonly payments: readonly CheckoutPaymentValues[];
  readonly refunds: readonly CheckoutPaymentValues[];
  readonly reason?: string | null;
}

export const orderExchangeDescriptor = {
  "name": "OrderExchange",
  "area": "orders",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "order_exchange",
  "title": "reason",
  "label": {"en":"Exchange of places","fr":"Échange de places"},
  "plural": {"en":"Exchanges of places","fr":"Échanges de places"},
  "comment": {"en":"Places of an order that are given back for those that a cart holds, in one transaction: what was paid for the old ones pays for the new ones, the difference is paid or given back.","fr":"Des places d’une commande rendues contre celles qu’un panier retient, en une seule transaction : ce qui fut payé pour les anciennes paie les nouvelles, la différence est payée ou rendue."},
  "properties": [
    {"name":"lines","kind":"json","label":{"en":"Given back","fr":"Rendu"},"many":true,"shape":"OrderRefundLine","required":true,"minItems":1,"maxItems":200},
    {"name":"cart","kind":"relation","label":{"en":"Taken instead","fr":"Pris en échange"},"target":"Cart","required":true,"help":{"en":"A cart of the caller’s own, which holds the places to take.","fr":"Un panier de l’appelant, qui retient les places à prendre."}},
    {"name":"payments","kind":"json","label":{"en":"Paid","fr":"Payé"},"many":true,"shape":"CheckoutPayment","required":true,"maxItems":10,"help":{"en":"What is paid beside, where the new places cost more.","fr":"Ce qui est payé en plus, quand les nouvelles places coûtent davantage."}},
    {"name":"refunds","kind":"json","label":{"en":"Given back in money","fr":"Sommes rendues"},"many":true,"shape":"CheckoutPayment","required":true,"maxItems":10,"help":{"en":"What goes out, where they cost less; the rest stays with the customer.","fr":"Ce qui est rendu, quand elles coûtent moins ; le reste est gardé au crédit du client."}},
    {"name":"reason","kind":"text","label":{"en":"Reason","fr":"Motif"},"maxLength":500}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
