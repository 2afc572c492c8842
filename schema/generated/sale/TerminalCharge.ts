// Made by codegen from schema/sale/TerminalCharge.jsonld. Never edit: change the source and run `npm run codegen`.
import type { CheckoutPayment, CheckoutPaymentInput, CheckoutPaymentValues } from './CheckoutPayment.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Charge to a terminal, as answered. */
export interface TerminalCharge {
  readonly boxId: string;
  readonly terminal: string;
  readonly payments: readonly CheckoutPayment[];
}

/** What is accepted for TerminalCharge: relations as IRIs. */
export interface TerminalChargeInput {
  readonly boxId: string;
  readonly terminal: string;
  readonly payments: readonly CheckoutPaymentInput[];
}

/** TerminalCharge as the server handles it: relations as ids. */
export interface TerminalChargeValues {
  readonly boxId: string;
  readonly terminal: string;
  readonly payments: readonly CheckoutPaymentValues[];
}

export const terminalChargeDescriptor = {
  "name": "TerminalCharge",
  "area": "sale",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "terminal_charge",
  "title": "terminal",
  "label": {"en":"Charge to a terminal","fr":"Débit à demander au terminal"},
  "plural": {"en":"Charges to terminals","fr":"Débits à demander aux terminaux"},
  "properties": [
    {"name":"boxId","kind":"string","label":{"en":"Box","fr":"Boîtier"},"required":true,"maxLength":100},
    {"name":"terminal","kind":"string","label":{"en":"Terminal","fr":"Terminal"},"required":true,"maxLength":100},
    {"name":"payments","kind":"json","label":{"en":"Payments","fr":"Paiements"},"many":true,"shape":"CheckoutPayment","required":true,"maxItems":10,"help":{"en":"All that the sale is paid with; the terminal is asked for the part by card.","fr":"Tout ce qui règle la vente ; le terminal demande la part par carte."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
