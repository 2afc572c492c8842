// Made by codegen from schema/programming/ProgrammedStock.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Places of each performance, as answered. */
export interface ProgrammedStock {
  readonly unlimitedStock: boolean | null;
  readonly totalStock: number | null;
}

/** What is accepted for ProgrammedStock: relations as IRIs. */
export interface ProgrammedStockInput {
  readonly unlimitedStock?: boolean | null;
  readonly totalStock?: number | null;
}

/** ProgrammedStock as the server handles it: relations as ids. */
export interface ProgrammedStockValues {
  readonly unlimitedStock: boolean | null;
  readonly totalStock?: number | null;
}

export const programmedStockDescriptor = {
  "name": "ProgrammedStock",
  "area": "programming",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "programmed_stock",
  "title": "totalStock",
  "label": {"en":"Places of each performance","fr":"Places de chaque représentation"},
  "plural": {"en":"Places of performances","fr":"Places des représentations"},
  "properties": [
    {"name":"unlimitedStock","kind":"boolean","label":{"en":"Without a limit","fr":"Sans limite"},"default":false},
    {"name":"totalStock","kind":"integer","label":{"en":"Places","fr":"Places"},"min":0,"max":1000000}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
