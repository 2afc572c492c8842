// Made by codegen from schema/orders/OrderSettlement.jsonld. Never edit: change the source and run `npm run codegen`.
import type { OrderRefundableMethod, OrderRefundableMethodInput, OrderRefundableMethodValues } from './OrderRefundableMethod.ts';
import type { OrderSettlementEntry, OrderSettlementEntryInput, OrderSettlementEntryValues } from './OrderSettlementEntry.ts';
import type { OrderSettlementMethod, OrderSettlementMethodInput, OrderSettlementMethodValues } from './OrderSettlementMethod.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Every payment of an order, what is due of it, and by what it can be paid or paid back. */
export interface OrderSettlement {
  readonly number: string | null;
  readonly status: string;
  readonly currency: string;
  readonly timezone: string;
  readonly sold: number;
  readonly refunded: number;
  readonly paid: number;
  readonly due: number;
  readonly customer: string | null;
  readonly client: number | null;
  readonly account: number;
  readonly entries: readonly OrderSettlementEntry[];
  readonly methods: readonly OrderSettlementMethod[];
  readonly out: readonly OrderRefundableMethod[];
}

/** What is accepted for OrderSettlement: relations as IRIs. */
export interface OrderSettlementInput {
  readonly number?: string | null;
  readonly status: string;
  readonly currency: string;
  readonly timezone: string;
  readonly sold: number;
  readonly refunded: number;
  readonly paid: number;
  readonly due: number;
  readonly customer?: string | null;
  readonly client?: number | null;
  readonly account: number;
  readonly entries: readonly OrderSettlementEntryInput[];
  readonly methods: readonly OrderSettlementMethodInput[];
  readonly out: readonly OrderRefundableMethodInput[];
}

/** OrderSettlement as the server handles it: relations as ids. */
export interface OrderSettlementValues {
  readonly number?: string | null;
  readonly status: string;
  readonly currency: string;
  readonly timezone: string;
  readonly sold: number;
  readonly refunded: number;
  readonly paid: number;
  readonly due: number;
  readonly customer?: string | null;
  readonly client?: number | null;
  readonly account: number;
  readonly entries: readonly OrderSettlementEntryValues[];
  readonly methods: readonly OrderSettlementMethodValues[];
  readonly out: readonly OrderRefundableMethodValues[];
}

export const orderSettlementDescriptor = {
  "name": "OrderSettlement",
  "area": "orders",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "order_settlement",
  "title": "currency",
  "label": {"en":"How an order is paid","fr":"Règlement d’une commande"},
  "plural": {"en":"How orders are paid","fr":"Règlements de commandes"},
  "comment": {"en":"Every payment of an order, what is due of it, and by what it can be paid or paid back.","fr":"Tous les paiements d’une commande, son reste dû, et comment elle peut être réglée ou rendue."},
  "properties": [
    {"name":"number","kind":"string","label":{"en":"Number","fr":"Numéro"},"maxLength":255},
    {"name":"status","kind":"string","label":{"en":"Payment status","fr":"Statut de paiement"},"required":true,"maxLength":255},
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"required":true,"maxLength":255},
    {"name":"timezone","kind":"string","label":{"en":"Timezone","fr":"Fuseau horaire"},"required":true,"maxLength":255},
    {"name":"sold","kind":"money","label":{"en":"Sold","fr":"Vendu"},"required":true,"currencyFrom":"currency"},
    {"name":"refunded","kind":"money","label":{"en":"Refunded","fr":"Remboursé"},"required":true,"currencyFrom":"currency"},
    {"name":"paid","kind":"money","label":{"en":"Paid","fr":"Payé"},"required":true,"currencyFrom":"currency"},
    {"name":"due","kind":"money","label":{"en":"Due","fr":"Reste dû"},"required":true,"currencyFrom":"currency","help":{"en":"Below 0: what the customer has in credit.","fr":"Négatif : ce que le client a en trop."}},
    {"name":"customer","kind":"string","label":{"en":"Customer","fr":"Client"},"maxLength":255,"personal":true},
    {"name":"client","kind":"integer","label":{"en":"Account","fr":"Compte"}},
    {"name":"account","kind":"money","label":{"en":"On account","fr":"Avoir du client"},"required":true,"currencyFrom":"currency","help":{"en":"What the customer has on account beside this order.","fr":"Ce que le client a sur son compte hors cette commande."}},
    {"name":"entries","kind":"json","label":{"en":"Payments","fr":"Paiements"},"many":true,"shape":"OrderSettlementEntry","required":true},
    {"name":"methods","kind":"json","label":{"en":"Means of payment","fr":"Moyens de paiement"},"many":true,"shape":"OrderSettlementMethod","required":true},
    {"name":"out","kind":"json","label":{"en":"Ways back","fr":"Moyens de remboursement"},"many":true,"shape":"OrderRefundableMethod","required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
