// Made by codegen from schema/customers/CustomerLabelQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Labels wanted, as answered. */
export interface CustomerLabelQuery {
  readonly sticker: number;
  readonly segment: string | null;
  readonly first: number | null;
}

/** What is accepted for CustomerLabelQuery: relations as IRIs. */
export interface CustomerLabelQueryInput {
  readonly sticker: number;
  readonly segment?: string | null;
  readonly first?: number | null;
}

/** CustomerLabelQuery as the server handles it: relations as ids. */
export interface CustomerLabelQueryValues {
  readonly sticker: number;
  readonly segment?: string | null;
  readonly first: number | null;
}

export const customerLabelQueryDescriptor = {
  "name": "CustomerLabelQuery",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "customer_label_query",
  "title": "sticker",
  "label": {"en":"Labels wanted","fr":"Étiquettes demandées"},
  "plural": {"en":"Labels wanted","fr":"Étiquettes demandées"},
  "properties": [
    {"name":"sticker","kind":"integer","label":{"en":"Label sheet","fr":"Planche d’étiquettes"},"required":true,"min":1},
    {"name":"segment","kind":"string","label":{"en":"Segment","fr":"Segment"},"maxLength":12000,"help":{"en":"A segment as JSON; without it all customers.","fr":"Un segment en JSON ; sans lui, tous les clients."}},
    {"name":"first","kind":"integer","label":{"en":"First label","fr":"Première étiquette"},"default":1,"min":1,"max":5000,"help":{"en":"The first label of the first sheet that is still free.","fr":"La première étiquette encore libre de la première planche."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
