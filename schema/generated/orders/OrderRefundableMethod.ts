// Made by codegen from schema/orders/OrderRefundableMethod.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Method of a refund, as answered. */
export interface OrderRefundableMethod {
  readonly deskPaymentMethod: number;
  readonly code: string;
  readonly label: string;
  readonly most: number;
}

/** What is accepted for OrderRefundableMethod: relations as IRIs. */
export interface OrderRefundableMethodInput {
  readonly deskPaymentMethod: number;
  readonly code: string;
  readonly label: string;
  readonly most: number;
}

/** OrderRefundableMethod as the server handles it: relations as ids. */
export interface OrderRefundableMethodValues {
  readonly deskPaymentMethod: number;
  readonly code: string;
  readonly label: string;
  readonly most: number;
}

export const orderRefundableMethodDescriptor = {
  "name": "OrderRefundableMethod",
  "area": "orders",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "order_refundable_method",
  "title": "label",
  "label": {"en":"Method of a refund","fr":"Moyen de remboursement"},
  "plural": {"en":"Methods of a refund","fr":"Moyens de remboursement"},
  "properties": [
    {"name":"deskPaymentMethod","kind":"integer","label":{"en":"Means of payment","fr":"Moyen de paiement"},"required":true},
    {"name":"code","kind":"string","label":{"en":"Code","fr":"Code"},"required":true,"maxLength":255},
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Libellé"},"required":true,"maxLength":255},
    {"name":"most","kind":"integer","label":{"en":"At most","fr":"Au plus"},"required":true,"help":{"en":"The most that can go out by it, in minor units.","fr":"Le plus qui puisse sortir par ce moyen, en unités mineures."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
