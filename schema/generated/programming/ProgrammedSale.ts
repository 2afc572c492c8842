// Made by codegen from schema/programming/ProgrammedSale.jsonld. Never edit: change the source and run `npm run codegen`.
import type { SaleMoment, SaleMomentInput, SaleMomentValues } from './SaleMoment.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Sale window, as answered. */
export interface ProgrammedSale {
  readonly opens: SaleMoment;
  readonly closes: SaleMoment;
}

/** What is accepted for ProgrammedSale: relations as IRIs. */
export interface ProgrammedSaleInput {
  readonly opens: SaleMomentInput;
  readonly closes: SaleMomentInput;
}

/** ProgrammedSale as the server handles it: relations as ids. */
export interface ProgrammedSaleValues {
  readonly opens: SaleMomentValues;
  readonly closes: SaleMomentValues;
}

export const programmedSaleDescriptor = {
  "name": "ProgrammedSale",
  "area": "programming",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "programmed_sale",
  "title": "opens",
  "label": {"en":"Sale window","fr":"Période de vente"},
  "plural": {"en":"Sale windows","fr":"Périodes de vente"},
  "properties": [
    {"name":"opens","kind":"json","label":{"en":"Sale begins","fr":"Début de la vente"},"shape":"SaleMoment","required":true},
    {"name":"closes","kind":"json","label":{"en":"Sale ends","fr":"Fin de la vente"},"shape":"SaleMoment","required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
