// Made by codegen from schema/money/SubscriptionMaturity.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Instalment, as answered. */
export interface SubscriptionMaturity {
  readonly '@id': string;
  readonly '@type': 'SubscriptionMaturity';
  readonly contract: string;
  readonly subscription: string;
  readonly dueDate: string;
  readonly amount: number;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly status: "pending" | "paid" | "failed" | "cancelled";
}

/** What is accepted for SubscriptionMaturity: relations as IRIs. */
export interface SubscriptionMaturityInput {
  readonly contract?: string;
  readonly subscription: string;
  readonly dueDate: string;
  readonly amount: number;
  readonly currency?: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
}

/** SubscriptionMaturity as the server handles it: relations as ids. */
export interface SubscriptionMaturityValues {
  readonly contract: number;
  readonly subscription: number;
  readonly dueDate: string;
  readonly amount: number;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly status: "pending" | "paid" | "failed" | "cancelled";
}

export const subscriptionMaturityDescriptor = {
  "name": "SubscriptionMaturity",
  "area": "money",
  "api": "ticketing",
  "collection": "/subscription_maturities",
  "scope": "contract",
  "table": "subscription_maturity",
  "title": "dueDate",
  "label": {"en":"Instalment","fr":"Échéance"},
  "plural": {"en":"Instalments","fr":"Échéances"},
  "icon": "Event",
  "order": {"dueDate":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"subscription","kind":"relation","label":{"en":"Payment in instalments","fr":"Paiement échelonné"},"column":"subscription_id","target":"Subscription","onDelete":"cascade","required":true,"immutable":true,"list":true,"filter":true},
    {"name":"dueDate","kind":"date","label":{"en":"Due","fr":"Échéance"},"column":"due_date","required":true,"list":true,"filter":true},
    {"name":"amount","kind":"money","label":{"en":"Amount","fr":"Montant"},"column":"amount","required":true,"min":0,"currencyFrom":"currency","list":true},
    {"name":"currency","kind":"enum","label":{"en":"Currency","fr":"Devise"},"column":"currency","values":[{"value":"EUR","label":{"en":"EUR","fr":"EUR"}},{"value":"CAD","label":{"en":"CAD","fr":"CAD"}},{"value":"CHF","label":{"en":"CHF","fr":"CHF"}},{"value":"GBP","label":{"en":"GBP","fr":"GBP"}},{"value":"MAD","label":{"en":"MAD","fr":"MAD"}},{"value":"USD","label":{"en":"USD","fr":"USD"}},{"value":"XPF","label":{"en":"XPF","fr":"XPF"}}],"default":"EUR"},
    {"name":"status","kind":"enum","label":{"en":"Status","fr":"Statut"},"column":"status","values":[{"value":"pending","label":{"en":"To pay","fr":"À payer"}},{"value":"paid","label":{"en":"Paid","fr":"Payée"}},{"value":"failed","label":{"en":"Failed","fr":"Échouée"}},{"value":"cancelled","label":{"en":"Cancelled","fr":"Annulée"}}],"tones":{"success":["paid"],"warning":["pending"],"danger":["failed","cancelled"]},"readOnly":true,"default":"pending","list":true,"filter":true}
  ],
  "operations": ["list","read","create","update"],
  "actions": [],
  "rights": {"read":["orders.read","accounting.read"],"write":["orders.correct","accounting.write"],"export":"accounting.export"},
  "indexes": [["status","dueDate"]]
} as const satisfies EntityDescriptor;
