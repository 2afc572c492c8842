// Made by codegen from schema/money/Lettering.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Debits and credits of a client that settle each other. */
export interface Lettering {
  readonly '@id': string;
  readonly '@type': 'Lettering';
  readonly contract: string;
  readonly transactionList: readonly string[];
  readonly createdAt: string;
}

/** What is accepted for Lettering: relations as IRIs. */
export interface LetteringInput {
  readonly contract?: string;
  readonly transactionList?: readonly string[];
}

/** Lettering as the server handles it: relations as ids. */
export interface LetteringValues {
  readonly contract: number;
  readonly transactionList: readonly number[];
  readonly createdAt: string;
}

export const letteringDescriptor = {
  "name": "Lettering",
  "area": "money",
  "api": "ticketing",
  "collection": "/letterings",
  "scope": "contract",
  "table": "lettering",
  "title": "createdAt",
  "label": {"en":"Lettering","fr":"Lettrage"},
  "plural": {"en":"Letterings","fr":"Lettrages"},
  "comment": {"en":"Debits and credits of a client that settle each other.","fr":"Débits et crédits d’un client qui se soldent l’un l’autre."},
  "group": "money",
  "icon": "Link",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"transactionList","kind":"relation","label":{"en":"Transactions","fr":"Écritures"},"many":true,"target":"Transaction","through":"lettering_transaction_list","list":true},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Lettered","fr":"Lettré le"},"column":"created_at","timezoneFrom":"contract.timezone","role":"createdAt","list":true}
  ],
  "operations": ["list","read","create","delete"],
  "actions": [],
  "rights": {"read":"accounting.read","write":"accounting.write","export":"accounting.export"}
} as const satisfies EntityDescriptor;
