// Made by codegen from schema/orders/PerformanceRefundOrder.jsonld. Never edit: change the source and run `npm run codegen`.
import type { OrderRefundableMethod, OrderRefundableMethodInput, OrderRefundableMethodValues } from './OrderRefundableMethod.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Order of a performance, as answered. */
export interface PerformanceRefundOrder {
  readonly order: number;
  readonly number: string | null;
  readonly customer: string | null;
  readonly hasEmail: boolean;
  readonly places: number;
  readonly currency: string;
  readonly amount: number;
  readonly refunded: number;
  readonly paid: number;
  readonly due: number;
  readonly online: readonly OrderRefundableMethod[];
}

/** What is accepted for PerformanceRefundOrder: relations as IRIs. */
export interface PerformanceRefundOrderInput {
  readonly order: number;
  readonly number?: string | null;
  readonly customer?: string | null;
  readonly hasEmail: boolean;
  readonly places: number;
  readonly currency: string;
  readonly amount: number;
  readonly refunded: number;
  readonly paid: number;
  readonly due: number;
  readonly online: readonly OrderRefundableMethodInput[];
}

/** PerformanceRefundOrder as the server handles it: relations as ids. */
export interface PerformanceRefundOrderValues {
  readonly order: number;
  readonly number?: string | null;
  readonly customer?: string | null;
  readonly hasEmail: boolean;
  readonly places: number;
  readonly currency: string;
  readonly amount: number;
  readonly refunded: number;
  readonly paid: number;
  readonly due: number;
  readonly online: readonly OrderRefundableMethodValues[];
}

export const performanceRefundOrderDescriptor = {
  "name": "PerformanceRefundOrder",
  "area": "orders",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "performance_refund_order",
  "title": "number",
  "label": {"en":"Order of a performance","fr":"Commande d’une représentation"},
  "plural": {"en":"Orders of a performance","fr":"Commandes d’une représentation"},
  "properties": [
    {"name":"order","kind":"integer","label":{"en":"Order","fr":"Commande"},"required":true},
    {"name":"number","kind":"string","label":{"en":"Number","fr":"Numéro"},"maxLength":255},
    {"name":"customer","kind":"string","label":{"en":"Customer","fr":"Client"},"maxLength":255,"personal":true},
    {"name":"hasEmail","kind":"boolean","label":{"en":"Can be written to","fr":"Joignable"},"required":true},
    {"name":"places","kind":"integer","label":{"en":"Places","fr":"Places"},"required":true,"help":{"en":"Left to give back.","fr":"Restant à rendre."}},
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"required":true,"maxLength":255},
    {"name":"amount","kind":"money","label":{"en":"Amount","fr":"Montant"},"required":true,"currencyFrom":"currency","help":{"en":"Left to give back, without fees.","fr":"Restant à rendre, hors frais."}},
    {"name":"refunded","kind":"money","label":{"en":"Given back","fr":"Rendu"},"required":true,"currencyFrom":"currency"},
    {"name":"paid","kind":"money","label":{"en":"Paid","fr":"Payé"},"required":true,"currencyFrom":"currency"},
    {"name":"due","kind":"money","label":{"en":"Due","fr":"Reste dû"},"required":true,"currencyFrom":"currency"},
    {"name":"online","kind":"json","label":{"en":"Online","fr":"En ligne"},"many":true,"shape":"OrderRefundableMethod","required":true,"help":{"en":"Methods by which money can go back without the customer.","fr":"Moyens par lesquels l’argent peut être rendu sans le client."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
