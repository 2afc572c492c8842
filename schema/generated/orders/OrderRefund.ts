// Made by codegen from schema/orders/OrderRefund.jsonld. Never edit: change the source and run `npm run codegen`.
import type { CheckoutPayment, CheckoutPaymentInput, CheckoutPaymentValues } from '../sale/CheckoutPayment.ts';
import type { OrderRefundLine, OrderRefundLineInput, OrderRefundLineValues } from './OrderRefundLine.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Which places and fees are given back, and how the money goes out. What does not go out stays with the customer as a credit. */
export interface OrderRefund {
  readonly lines: readonly OrderRefundLine[];
  readonly payments: readonly CheckoutPayment[];
  readonly reason: string | null;
}

/** What is accepted for OrderRefund: relations as IRIs. */
export interface OrderRefundInput {
  readonly lines: readonly OrderRefundLineInput[];
  readonly payments: readonly CheckoutPaymentInput[];
  readonly reason?: string | null;
}

/** OrderRefund as the server handles it: relations as ids. */
export interface OrderRefundValues {
  readonly lines: readonly OrderRefundLineValues[];
  readonly payments: readonly CheckoutPaymentValues[];
  readonly reason?: string | null;
}

export const orderRefundDescriptor = {
  "name": "OrderRefund",
  "area": "orders",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "order_refund",
  "title": "reason",
  "label": {"en":"Refund of an order","fr":"Remboursement d’une commande"},
  "plural": {"en":"Refunds of orders","fr":"Remboursements de commandes"},
  "comment": {"en":"Which places and fees are given back, and how the money goes out. What does not go out stays with the customer as a credit.","fr":"Les places et frais rendus, et comment l’argent sort. Ce qui ne sort pas reste au crédit du client."},
  "properties": [
    {"name":"lines","kind":"json","label":{"en":"Lines","fr":"Lignes"},"many":true,"shape":"OrderRefundLine","required":true,"minItems":1,"maxItems":200},
    {"name":"payments","kind":"json","label":{"en":"Paid out","fr":"Sommes rendues"},"many":true,"shape":"CheckoutPayment","required":true,"maxItems":10},
    {"name":"reason","kind":"text","label":{"en":"Reason","fr":"Motif"},"maxLength":500}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
