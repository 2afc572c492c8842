// Made by codegen from schema/programming/PriceCopies.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Where a price is added, as answered. */
export interface PriceCopies {
  readonly eventDateList: readonly string[];
}

/** What is accepted for PriceCopies: relations as IRIs. */
export interface PriceCopiesInput {
  readonly eventDateList?: readonly string[];
}

/** PriceCopies as the server handles it: relations as ids. */
export interface PriceCopiesValues {
  readonly eventDateList?: readonly number[] | null;
}

export const priceCopiesDescriptor = {
  "name": "PriceCopies",
  "area": "programming",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "price_copies",
  "title": "eventDateList",
  "label": {"en":"Where a price is added","fr":"Où un tarif est ajouté"},
  "plural": {"en":"Where prices are added","fr":"Où des tarifs sont ajoutés"},
  "properties": [
    {"name":"eventDateList","kind":"relation","label":{"en":"Performances","fr":"Représentations"},"many":true,"target":"EventDate","help":{"en":"Empty: every performance of the show that is to come.","fr":"Vide : toutes les représentations à venir du spectacle."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
