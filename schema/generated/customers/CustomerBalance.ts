// Made by codegen from schema/customers/CustomerBalance.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Balance, as answered. */
export interface CustomerBalance {
  readonly currency: string;
  readonly amount: number;
}

/** What is accepted for CustomerBalance: relations as IRIs. */
export interface CustomerBalanceInput {
  readonly currency: string;
  readonly amount: number;
}

/** CustomerBalance as the server handles it: relations as ids. */
export interface CustomerBalanceValues {
  readonly currency: string;
  readonly amount: number;
}

export const customerBalanceDescriptor = {
  "name": "CustomerBalance",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "customer_balance",
  "title": "amount",
  "label": {"en":"Balance","fr":"Solde"},
  "plural": {"en":"Balances","fr":"Soldes"},
  "properties": [
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"required":true,"maxLength":255},
    {"name":"amount","kind":"money","label":{"en":"Amount","fr":"Montant"},"required":true,"currencyFrom":"currency"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
