// Made by codegen from schema/customers/ClientDeposit.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Deposit of a client, as answered. */
export interface ClientDeposit {
  readonly at: string;
  readonly currency: string;
  readonly amount: number;
  readonly method: string | null;
  readonly actor: string | null;
}

/** What is accepted for ClientDeposit: relations as IRIs. */
export interface ClientDepositInput {
  readonly at: string;
  readonly currency: string;
  readonly amount: number;
  readonly method?: string | null;
  readonly actor?: string | null;
}

/** ClientDeposit as the server handles it: relations as ids. */
export interface ClientDepositValues {
  readonly at: string;
  readonly currency: string;
  readonly amount: number;
  readonly method?: string | null;
  readonly actor?: string | null;
}

export const clientDepositDescriptor = {
  "name": "ClientDeposit",
  "area": "customers",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "client_deposit",
  "title": "at",
  "label": {"en":"Deposit of a client","fr":"Dépôt d’un client"},
  "plural": {"en":"Deposits of clients","fr":"Dépôts de clients"},
  "properties": [
    {"name":"at","kind":"dateTime","label":{"en":"Taken","fr":"Encaissé le"},"required":true},
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"required":true,"maxLength":255},
    {"name":"amount","kind":"money","label":{"en":"Amount","fr":"Montant"},"required":true,"currencyFrom":"currency"},
    {"name":"method","kind":"string","label":{"en":"Means of payment","fr":"Moyen de paiement"},"maxLength":255},
    {"name":"actor","kind":"string","label":{"en":"By","fr":"Par"},"maxLength":255}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
