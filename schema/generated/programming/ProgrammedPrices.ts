// Made by codegen from schema/programming/ProgrammedPrices.jsonld. Never edit: change the source and run `npm run codegen`.
import type { ProgrammedPrice, ProgrammedPriceInput, ProgrammedPriceValues } from './ProgrammedPrice.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Price grid, as answered. */
export interface ProgrammedPrices {
  readonly prices: readonly ProgrammedPrice[];
}

/** What is accepted for ProgrammedPrices: relations as IRIs. */
export interface ProgrammedPricesInput {
  readonly prices: readonly ProgrammedPriceInput[];
}

/** ProgrammedPrices as the server handles it: relations as ids. */
export interface ProgrammedPricesValues {
  readonly prices: readonly ProgrammedPriceValues[];
}

export const programmedPricesDescriptor = {
  "name": "ProgrammedPrices",
  "area": "programming",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "programmed_prices",
  "title": "prices",
  "label": {"en":"Price grid","fr":"Grille de tarifs"},
  "plural": {"en":"Price grids","fr":"Grilles de tarifs"},
  "properties": [
    {"name":"prices","kind":"json","label":{"en":"Prices","fr":"Tarifs"},"many":true,"shape":"ProgrammedPrice","required":true,"maxItems":200}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
