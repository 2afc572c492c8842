// Made by codegen from schema/customers/ClientBalanceOf.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Balance in a currency, as answered. */
export interface ClientBalanceOf {
  readonly currency: string;
  readonly balance: number;
  readonly coupons: number;
}

/** What is accepted for ClientBalanceOf: relations as IRIs. */
export interface ClientBalanceOfInput {
  readonly currency: string;
  readonly balance: number;
  readonly coupons: number;
}

/** ClientBalanceOf as the server handles it: relations as ids. */
export interface ClientBalanceOfValues {
  readonly currency: string;
  readonly balance: number;
  readonly coupons: number;
}

export const clientBalanceOfDescriptor = {
  "name": "ClientBalanceOf",
  "area": "customers",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "client_balance_of",
  "title": "currency",
  "label": {"en":"Balance in a currency","fr":"Solde dans une devise"},
  "plural": {"en":"Balances in currencies","fr":"Soldes par devise"},
  "properties": [
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"required":true,"maxLength":255},
    {"name":"balance","kind":"money","label":{"en":"Balance","fr":"Solde"},"required":true,"currencyFrom":"currency","help":{"en":"Below 0 it is owed.","fr":"Négatif, il est dû."}},
    {"name":"coupons","kind":"money","label":{"en":"Cash coupons","fr":"Bons d’achat"},"required":true,"currencyFrom":"currency"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
