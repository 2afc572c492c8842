// Made by codegen from schema/customers/ClientEntry.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Movement of a client, as answered. */
export interface ClientEntry {
  readonly entry: number;
  readonly at: string;
  readonly type: string;
  readonly order: number | null;
  readonly number: string | null;
  readonly currency: string;
  readonly debit: number;
  readonly credit: number;
  readonly isCoupon: boolean;
  readonly reason: string | null;
  readonly actor: string | null;
}

/** What is accepted for ClientEntry: relations as IRIs. */
export interface ClientEntryInput {
  readonly entry: number;
  readonly at: string;
  readonly type: string;
  readonly order?: number | null;
  readonly number?: string | null;
  readonly currency: string;
  readonly debit: number;
  readonly credit: number;
  readonly isCoupon: boolean;
  readonly reason?: string | null;
  readonly actor?: string | null;
}

/** ClientEntry as the server handles it: relations as ids. */
export interface ClientEntryValues {
  readonly entry: number;
  readonly at: string;
  readonly type: string;
  readonly order?: number | null;
  readonly number?: string | null;
  readonly currency: string;
  readonly debit: number;
  readonly credit: number;
  readonly isCoupon: boolean;
  readonly reason?: string | null;
  readonly actor?: string | null;
}

export const clientEntryDescriptor = {
  "name": "ClientEntry",
  "area": "customers",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "client_entry",
  "title": "type",
  "label": {"en":"Movement of a client","fr":"Mouvement d’un client"},
  "plural": {"en":"Movements of clients","fr":"Mouvements de clients"},
  "properties": [
    {"name":"entry","kind":"integer","label":{"en":"Entry","fr":"Écriture"},"required":true},
    {"name":"at","kind":"dateTime","label":{"en":"Date","fr":"Date"},"required":true},
    {"name":"type","kind":"string","label":{"en":"Event","fr":"Événement"},"required":true,"maxLength":255},
    {"name":"order","kind":"integer","label":{"en":"Order","fr":"Commande"}},
    {"name":"number","kind":"string","label":{"en":"Order number","fr":"Numéro de commande"},"maxLength":255},
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"required":true,"maxLength":255},
    {"name":"debit","kind":"money","label":{"en":"Debit","fr":"Débit"},"required":true,"currencyFrom":"currency"},
    {"name":"credit","kind":"money","label":{"en":"Credit","fr":"Crédit"},"required":true,"currencyFrom":"currency"},
    {"name":"isCoupon","kind":"boolean","label":{"en":"Cash coupon","fr":"Bon d’achat"},"required":true},
    {"name":"reason","kind":"string","label":{"en":"Reason","fr":"Motif"},"maxLength":255},
    {"name":"actor","kind":"string","label":{"en":"By","fr":"Par"},"maxLength":255}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
