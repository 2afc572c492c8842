// Made by codegen from schema/orders/OrderCredit.jsonld. Never edit: change the source and run `npm run codegen`.
import type { CheckoutPayment, CheckoutPaymentInput, CheckoutPaymentValues } from '../sale/CheckoutPayment.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** How money that an order has in credit goes out. What does not go out stays on the customer’s account. */
export interface OrderCredit {
  readonly payments: readonly CheckoutPayment[];
  readonly due: number | null;
  readonly reason: string | null;
}

/** What is accepted for OrderCredit: relations as IRIs. */
export interface OrderCreditInput {
  readonly payments: readonly CheckoutPaymentInput[];
  readonly due?: number | null;
  readonly reason?: string | null;
}

/** OrderCredit as the server handles it: relations as ids. */
export interface OrderCreditValues {
  readonly payments: readonly CheckoutPaymentValues[];
  readonly due?: number | null;
  readonly reason?: string | null;
}

export const orderCreditDescriptor = {
  "name": "OrderCredit",
  "area": "orders",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "order_credit",
  "title": "reason",
  "label": {"en":"Credit of an order paid back","fr":"Trop-perçu rendu"},
  "plural": {"en":"Credits of orders paid back","fr":"Trop-perçus rendus"},
  "comment": {"en":"How money that an order has in credit goes out. What does not go out stays on the customer’s account.","fr":"Comment sort l’argent qu’une commande a en trop. Ce qui ne sort pas reste au compte du client."},
  "properties": [
    {"name":"payments","kind":"json","label":{"en":"Paid out","fr":"Sommes rendues"},"many":true,"shape":"CheckoutPayment","required":true,"minItems":1,"maxItems":10},
    {"name":"due","kind":"money","label":{"en":"Due","fr":"Reste dû"},"help":{"en":"What was due when it was decided, below 0 for a credit: the call is refused where that changed.","fr":"Le reste dû au moment de la décision, négatif pour un trop-perçu : l’appel est refusé s’il a changé."}},
    {"name":"reason","kind":"text","label":{"en":"Reason","fr":"Motif"},"maxLength":500}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
