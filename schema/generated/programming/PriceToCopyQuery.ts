// Made by codegen from schema/programming/PriceToCopyQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Price to add elsewhere, as answered. */
export interface PriceToCopyQuery {
  /** A price of the performance that the path names. */
  readonly ticketPriceId: string | null;
}

/** What is accepted for PriceToCopyQuery: relations as IRIs. */
export interface PriceToCopyQueryInput {
  /** A price of the performance that the path names. */
  readonly ticketPriceId?: string | null;
}

/** PriceToCopyQuery as the server handles it: relations as ids. */
export interface PriceToCopyQueryValues {
  readonly ticketPriceId?: number | null;
}

export const priceToCopyQueryDescriptor = {
  "name": "PriceToCopyQuery",
  "area": "programming",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "price_to_copy_query",
  "title": "ticketPriceId",
  "label": {"en":"Price to add elsewhere","fr":"Tarif à ajouter ailleurs"},
  "plural": {"en":"Prices to add elsewhere","fr":"Tarifs à ajouter ailleurs"},
  "properties": [
    {"name":"ticketPriceId","kind":"relation","label":{"en":"Price","fr":"Tarif"},"comment":{"en":"A price of the performance that the path names.","fr":"Un tarif de la représentation nommée par le chemin."},"target":"TicketPrice"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
