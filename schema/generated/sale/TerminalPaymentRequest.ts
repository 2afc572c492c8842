// Made by codegen from schema/sale/TerminalPaymentRequest.jsonld. Never edit: change the source and run `npm run codegen`.
import type { CheckoutPayment, CheckoutPaymentInput, CheckoutPaymentValues } from './CheckoutPayment.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Payment to ask a terminal for, as answered. */
export interface TerminalPaymentRequest {
  readonly boxId: string;
  readonly terminal: string;
  readonly payments: readonly CheckoutPayment[];
}

/** What is accepted for TerminalPaymentRequest: relations as IRIs. */
export interface TerminalPaymentRequestInput {
  readonly boxId: string;
  readonly terminal: string;
  readonly payments: readonly CheckoutPaymentInput[];
}

/** TerminalPaymentRequest as the server handles it: relations as ids. */
export interface TerminalPaymentRequestValues {
  readonly boxId: string;
  readonly terminal: string;
  readonly payments: readonly CheckoutPaymentValues[];
}

export const terminalPaymentRequestDescriptor = {
  "name": "TerminalPaymentRequest",
  "area": "sale",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "terminal_payment_request",
  "title": "terminal",
  "label": {"en":"Payment to ask a terminal for","fr":"Paiement à demander au terminal"},
  "plural": {"en":"Payments to ask terminals for","fr":"Paiements à demander aux terminaux"},
  "properties": [
    {"name":"boxId","kind":"string","label":{"en":"Box","fr":"Boîtier"},"required":true,"maxLength":100},
    {"name":"terminal","kind":"string","label":{"en":"Terminal","fr":"Terminal"},"required":true,"maxLength":100},
    {"name":"payments","kind":"json","label":{"en":"Payments","fr":"Paiements"},"many":true,"shape":"CheckoutPayment","required":true,"maxItems":10,"help":{"en":"All that the sale is paid with; the terminal is asked for the part by card.","fr":"Tout ce qui règle la vente ; le terminal demande la part par carte."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
