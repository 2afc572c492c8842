// Made by codegen from schema/customers/ClientOrder.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Order of a client, as answered. */
export interface ClientOrder {
  readonly order: number;
  readonly number: string | null;
  readonly at: string;
  readonly currency: string;
  readonly total: number;
  readonly due: number;
  readonly invoices: string | null;
}

/** What is accepted for ClientOrder: relations as IRIs. */
export interface ClientOrderInput {
  readonly order: number;
  readonly number?: string | null;
  readonly at: string;
  readonly currency: string;
  readonly total: number;
  readonly due: number;
  readonly invoices?: string | null;
}

/** ClientOrder as the server handles it: relations as ids. */
export interface ClientOrderValues {
  readonly order: number;
  readonly number?: string | null;
  readonly at: string;
  readonly currency: string;
  readonly total: number;
  readonly due: number;
  readonly invoices?: string | null;
}

export const clientOrderDescriptor = {
  "name": "ClientOrder",
  "area": "customers",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "client_order",
  "title": "number",
  "label": {"en":"Order of a client","fr":"Commande d’un client"},
  "plural": {"en":"Orders of clients","fr":"Commandes de clients"},
  "properties": [
    {"name":"order","kind":"integer","label":{"en":"Order","fr":"Commande"},"required":true},
    {"name":"number","kind":"string","label":{"en":"Number","fr":"Numéro"},"maxLength":255},
    {"name":"at","kind":"dateTime","label":{"en":"Sold","fr":"Vendue le"},"required":true},
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"required":true,"maxLength":255},
    {"name":"total","kind":"money","label":{"en":"Total","fr":"Total"},"required":true,"currencyFrom":"currency"},
    {"name":"due","kind":"money","label":{"en":"Due","fr":"Reste dû"},"required":true,"currencyFrom":"currency","help":{"en":"Below 0 what is theirs.","fr":"Négatif : ce qui leur revient."}},
    {"name":"invoices","kind":"string","label":{"en":"Invoices","fr":"Factures"},"maxLength":255}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
