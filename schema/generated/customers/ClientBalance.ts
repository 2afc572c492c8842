// Made by codegen from schema/customers/ClientBalance.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Balance of a client, as answered. */
export interface ClientBalance {
  readonly currency: string;
  readonly credit: number;
  readonly debit: number;
  readonly balance: number;
  readonly free: number;
  readonly coupons: number;
}

/** What is accepted for ClientBalance: relations as IRIs. */
export interface ClientBalanceInput {
  readonly currency: string;
  readonly credit: number;
  readonly debit: number;
  readonly balance: number;
  readonly free: number;
  readonly coupons: number;
}

/** ClientBalance as the server handles it: relations as ids. */
export interface ClientBalanceValues {
  readonly currency: string;
  readonly credit: number;
  readonly debit: number;
  readonly balance: number;
  readonly free: number;
  readonly coupons: number;
}

export const clientBalanceDescriptor = {
  "name": "ClientBalance",
  "area": "customers",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "client_balance",
  "title": "currency",
  "label": {"en":"Balance of a client","fr":"Solde d’un client"},
  "plural": {"en":"Balances of clients","fr":"Soldes de clients"},
  "properties": [
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"required":true,"maxLength":255},
    {"name":"credit","kind":"money","label":{"en":"Credit","fr":"Crédit"},"required":true,"currencyFrom":"currency"},
    {"name":"debit","kind":"money","label":{"en":"Debit","fr":"Débit"},"required":true,"currencyFrom":"currency"},
    {"name":"balance","kind":"money","label":{"en":"Balance","fr":"Solde"},"required":true,"currencyFrom":"currency"},
    {"name":"free","kind":"money","label":{"en":"On account","fr":"En compte"},"required":true,"currencyFrom":"currency","help":{"en":"Of no order: what can be paid back here.","fr":"D’aucune commande : ce qui peut être rendu ici."}},
    {"name":"coupons","kind":"money","label":{"en":"Cash coupons","fr":"Bons d’achat"},"required":true,"currencyFrom":"currency"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
