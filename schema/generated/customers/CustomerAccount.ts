// Made by codegen from schema/customers/CustomerAccount.jsonld. Never edit: change the source and run `npm run codegen`.
import type { CustomerBalance, CustomerBalanceInput, CustomerBalanceValues } from './CustomerBalance.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Account of a customer, as answered. */
export interface CustomerAccount {
  readonly client: number;
  readonly name: string;
  readonly balances: readonly CustomerBalance[];
}

/** What is accepted for CustomerAccount: relations as IRIs. */
export interface CustomerAccountInput {
  readonly client: number;
  readonly name: string;
  readonly balances: readonly CustomerBalanceInput[];
}

/** CustomerAccount as the server handles it: relations as ids. */
export interface CustomerAccountValues {
  readonly client: number;
  readonly name: string;
  readonly balances: readonly CustomerBalanceValues[];
}

export const customerAccountDescriptor = {
  "name": "CustomerAccount",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "customer_account",
  "title": "name",
  "label": {"en":"Account of a customer","fr":"Compte d’un client"},
  "plural": {"en":"Accounts of customers","fr":"Comptes de clients"},
  "properties": [
    {"name":"client","kind":"integer","label":{"en":"Number","fr":"Numéro"},"required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"required":true,"maxLength":255},
    {"name":"balances","kind":"json","label":{"en":"Balances","fr":"Soldes"},"many":true,"shape":"CustomerBalance","required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
