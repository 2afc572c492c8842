// Made by codegen from schema/orders/OrderCorrection.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** An entry that undoes the wrong one and one as it should have been; its amount stays. */
export interface OrderCorrection {
  readonly transaction: string;
  readonly deskPaymentMethod: string | null;
  readonly valueDate: string | null;
  readonly reason: string;
}

/** What is accepted for OrderCorrection: relations as IRIs. */
export interface OrderCorrectionInput {
  readonly transaction: string;
  readonly deskPaymentMethod?: string | null;
  readonly valueDate?: string | null;
  readonly reason: string;
}

/** OrderCorrection as the server handles it: relations as ids. */
export interface OrderCorrectionValues {
  readonly transaction: number;
  readonly deskPaymentMethod?: number | null;
  readonly valueDate?: string | null;
  readonly reason: string;
}

export const orderCorrectionDescriptor = {
  "name": "OrderCorrection",
  "area": "orders",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "order_correction",
  "title": "reason",
  "label": {"en":"Correction of a payment","fr":"Correction d’un paiement"},
  "plural": {"en":"Corrections of payments","fr":"Corrections de paiements"},
  "comment": {"en":"An entry that undoes the wrong one and one as it should have been; its amount stays.","fr":"Une écriture qui annule la mauvaise et une autre telle qu’elle aurait dû être ; le montant reste."},
  "properties": [
    {"name":"transaction","kind":"relation","label":{"en":"Wrong entry","fr":"Écriture erronée"},"target":"Transaction","required":true},
    {"name":"deskPaymentMethod","kind":"relation","label":{"en":"Means of payment","fr":"Moyen de paiement"},"target":"DeskPaymentMethod"},
    {"name":"valueDate","kind":"dateTime","label":{"en":"Value date","fr":"Date de valeur"}},
    {"name":"reason","kind":"text","label":{"en":"Reason","fr":"Motif"},"required":true,"maxLength":500}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
