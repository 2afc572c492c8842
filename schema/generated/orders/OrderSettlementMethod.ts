// Made by codegen from schema/orders/OrderSettlementMethod.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Means of payment of an order, as answered. */
export interface OrderSettlementMethod {
  readonly deskPaymentMethod: number;
  readonly code: string;
  readonly label: string;
}

/** What is accepted for OrderSettlementMethod: relations as IRIs. */
export interface OrderSettlementMethodInput {
  readonly deskPaymentMethod: number;
  readonly code: string;
  readonly label: string;
}

/** OrderSettlementMethod as the server handles it: relations as ids. */
export interface OrderSettlementMethodValues {
  readonly deskPaymentMethod: number;
  readonly code: string;
  readonly label: string;
}

export const orderSettlementMethodDescriptor = {
  "name": "OrderSettlementMethod",
  "area": "orders",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "order_settlement_method",
  "title": "label",
  "label": {"en":"Means of payment of an order","fr":"Moyen de paiement d’une commande"},
  "plural": {"en":"Means of payment of an order","fr":"Moyens de paiement d’une commande"},
  "properties": [
    {"name":"deskPaymentMethod","kind":"integer","label":{"en":"Means of payment","fr":"Moyen de paiement"},"required":true},
    {"name":"code","kind":"string","label":{"en":"Code","fr":"Code"},"required":true,"maxLength":255},
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Libellé"},"required":true,"maxLength":255}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
