// Made by codegen from schema/programming/PriceHashQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** The same price everywhere, as answered. */
export interface PriceHashQuery {
  /** That of the price, which it has on every performance. */
  readonly hash: string | null;
  /** Of a DELETE: only on these performances of the show. */
  readonly eventDateList: readonly string[];
}

/** What is accepted for PriceHashQuery: relations as IRIs. */
export interface PriceHashQueryInput {
  /** That of the price, which it has on every performance. */
  readonly hash?: string | null;
  /** Of a DELETE: only on these performances of the show. */
  readonly eventDateList?: readonly string[];
}

/** PriceHashQuery as the server handles it: relations as ids. */
export interface PriceHashQueryValues {
  readonly hash?: string | null;
  readonly eventDateList?: readonly number[] | null;
}

export const priceHashQueryDescriptor = {
  "name": "PriceHashQuery",
  "area": "programming",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "price_hash_query",
  "title": "hash",
  "label": {"en":"The same price everywhere","fr":"Le même tarif partout"},
  "plural": {"en":"The same prices everywhere","fr":"Les mêmes tarifs partout"},
  "properties": [
    {"name":"hash","kind":"string","label":{"en":"Hash","fr":"Empreinte"},"comment":{"en":"That of the price, which it has on every performance.","fr":"Celle du tarif, qu’il a sur chaque représentation."},"maxLength":255},
    {"name":"eventDateList","kind":"relation","label":{"en":"Performances","fr":"Représentations"},"comment":{"en":"Of a DELETE: only on these performances of the show.","fr":"D’un DELETE : seulement sur ces représentations du spectacle."},"many":true,"target":"EventDate"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
