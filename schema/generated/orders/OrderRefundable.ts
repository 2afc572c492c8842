// Made by codegen from schema/orders/OrderRefundable.jsonld. Never edit: change the source and run `npm run codegen`.
import type { OrderRefundableLine, OrderRefundableLineInput, OrderRefundableLineValues } from './OrderRefundableLine.ts';
import type { OrderRefundableMethod, OrderRefundableMethodInput, OrderRefundableMethodValues } from './OrderRefundableMethod.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** What can be refunded, as answered. */
export interface OrderRefundable {
  readonly currency: string;
  readonly paid: number;
  readonly due: number;
  readonly customer: string | null;
  readonly lines: readonly OrderRefundableLine[];
  readonly methods: readonly OrderRefundableMethod[];
}

/** What is accepted for OrderRefundable: relations as IRIs. */
export interface OrderRefundableInput {
  readonly currency: string;
  readonly paid: number;
  readonly due: number;
  readonly customer?: string | null;
  readonly lines: readonly OrderRefundableLineInput[];
  readonly methods: readonly OrderRefundableMethodInput[];
}

/** OrderRefundable as the server handles it: relations as ids. */
export interface OrderRefundableValues {
  readonly currency: string;
  readonly paid: number;
  readonly due: number;
  readonly customer?: string | null;
  readonly lines: readonly OrderRefundableLineValues[];
  readonly methods: readonly OrderRefundableMethodValues[];
}

export const orderRefundableDescriptor = {
  "name": "OrderRefundable",
  "area": "orders",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "order_refundable",
  "title": "currency",
  "label": {"en":"What can be refunded","fr":"Ce qui peut être remboursé"},
  "plural": {"en":"What can be refunded","fr":"Ce qui peut être remboursé"},
  "properties": [
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"required":true,"maxLength":255},
    {"name":"paid","kind":"money","label":{"en":"Paid","fr":"Payé"},"required":true,"currencyFrom":"currency","help":{"en":"Came in for the order, less what went out.","fr":"Encaissé pour la commande, moins ce qui est sorti."}},
    {"name":"due","kind":"money","label":{"en":"Due","fr":"Reste dû"},"required":true,"currencyFrom":"currency"},
    {"name":"customer","kind":"string","label":{"en":"Customer","fr":"Client"},"maxLength":255,"personal":true},
    {"name":"lines","kind":"json","label":{"en":"Lines","fr":"Lignes"},"many":true,"shape":"OrderRefundableLine","required":true},
    {"name":"methods","kind":"json","label":{"en":"Methods","fr":"Moyens"},"many":true,"shape":"OrderRefundableMethod","required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
