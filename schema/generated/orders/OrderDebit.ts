// Made by codegen from schema/orders/OrderDebit.jsonld. Never edit: change the source and run `npm run codegen`.
import type { CheckoutPayment, CheckoutPaymentInput, CheckoutPaymentValues } from '../sale/CheckoutPayment.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** What is taken of what is due: at the desk, and from what the customer has on account. */
export interface OrderDebit {
  readonly payments: readonly CheckoutPayment[];
  readonly account: number | null;
  readonly due: number | null;
  readonly reason: string | null;
}

/** What is accepted for OrderDebit: relations as IRIs. */
export interface OrderDebitInput {
  readonly payments: readonly CheckoutPaymentInput[];
  readonly account?: number | null;
  readonly due?: number | null;
  readonly reason?: string | null;
}

/** OrderDebit as the server handles it: relations as ids. */
export interface OrderDebitValues {
  readonly payments: readonly CheckoutPaymentValues[];
  readonly account?: number | null;
  readonly due?: number | null;
  readonly reason?: string | null;
}

export const orderDebitDescriptor = {
  "name": "OrderDebit",
  "area": "orders",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "order_debit",
  "title": "reason",
  "label": {"en":"Payment of an order","fr":"Encaissement d’une commande"},
  "plural": {"en":"Payments of orders","fr":"Encaissements de commandes"},
  "comment": {"en":"What is taken of what is due: at the desk, and from what the customer has on account.","fr":"Ce qui est encaissé du reste dû : au guichet, et sur l’avoir du client."},
  "properties": [
    {"name":"payments","kind":"json","label":{"en":"Payments","fr":"Paiements"},"many":true,"shape":"CheckoutPayment","required":true,"maxItems":10},
    {"name":"account","kind":"money","label":{"en":"From the account","fr":"Pris sur le compte"},"min":0,"help":{"en":"Taken from what the customer has on account.","fr":"Pris sur l’avoir du client."}},
    {"name":"due","kind":"money","label":{"en":"Due","fr":"Reste dû"},"help":{"en":"What was due when it was decided: the call is refused where that changed.","fr":"Le reste dû au moment de la décision : l’appel est refusé s’il a changé."}},
    {"name":"reason","kind":"text","label":{"en":"Note","fr":"Note"},"maxLength":500}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
