// Made by codegen from schema/customers/CustomerPurchase.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Order of a customer, as answered. */
export interface CustomerPurchase {
  readonly order: number;
  readonly number: string | null;
  readonly at: string;
  readonly what: readonly string[];
  readonly paymentStatus: string;
  readonly currency: string;
  readonly amount: number;
}

/** What is accepted for CustomerPurchase: relations as IRIs. */
export interface CustomerPurchaseInput {
  readonly order: number;
  readonly number?: string | null;
  readonly at: string;
  readonly what: readonly string[];
  readonly paymentStatus: string;
  readonly currency: string;
  readonly amount: number;
}

/** CustomerPurchase as the server handles it: relations as ids. */
export interface CustomerPurchaseValues {
  readonly order: number;
  readonly number?: string | null;
  readonly at: string;
  readonly what: readonly string[];
  readonly paymentStatus: string;
  readonly currency: string;
  readonly amount: number;
}

export const customerPurchaseDescriptor = {
  "name": "CustomerPurchase",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "customer_purchase",
  "title": "number",
  "label": {"en":"Order of a customer","fr":"Commande d’un client"},
  "plural": {"en":"Orders of customers","fr":"Commandes de clients"},
  "properties": [
    {"name":"order","kind":"integer","label":{"en":"Order","fr":"Commande"},"required":true},
    {"name":"number","kind":"string","label":{"en":"Number","fr":"Numéro"},"maxLength":255},
    {"name":"at","kind":"dateTime","label":{"en":"When","fr":"Quand"},"required":true},
    {"name":"what","kind":"string","label":{"en":"What","fr":"Quoi"},"many":true,"required":true},
    {"name":"paymentStatus","kind":"string","label":{"en":"Payment","fr":"Paiement"},"required":true,"maxLength":255},
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"required":true,"maxLength":255},
    {"name":"amount","kind":"money","label":{"en":"Amount","fr":"Montant"},"required":true,"currencyFrom":"currency"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
