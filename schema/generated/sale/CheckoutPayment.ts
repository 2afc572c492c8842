// Made by codegen from schema/sale/CheckoutPayment.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Part of a payment, as answered. */
export interface CheckoutPayment {
  readonly deskPaymentMethod: string;
  readonly amount: number;
  readonly given: number | null;
}

/** What is accepted for CheckoutPayment: relations as IRIs. */
export interface CheckoutPaymentInput {
  readonly deskPaymentMethod: string;
  readonly amount: number;
  readonly given?: number | null;
}

/** CheckoutPayment as the server handles it: relations as ids. */
export interface CheckoutPaymentValues {
  readonly deskPaymentMethod: number;
  readonly amount: number;
  readonly given?: number | null;
}

export const checkoutPaymentDescriptor = {
  "name": "CheckoutPayment",
  "area": "sale",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "checkout_payment",
  "title": "deskPaymentMethod",
  "label": {"en":"Part of a payment","fr":"Part d’un paiement"},
  "plural": {"en":"Parts of a payment","fr":"Parts d’un paiement"},
  "properties": [
    {"name":"deskPaymentMethod","kind":"relation","label":{"en":"Means of payment","fr":"Moyen de paiement"},"target":"DeskPaymentMethod","required":true},
    {"name":"amount","kind":"money","label":{"en":"Amount","fr":"Montant"},"required":true,"min":1},
    {"name":"given","kind":"money","label":{"en":"Given","fr":"Somme remise"},"min":0,"help":{"en":"In cash, by the customer.","fr":"En espèces, par le client."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
