// Made by codegen from schema/programming/MassDateChange.jsonld. Never edit: change the source and run `npm run codegen`.
import type { SaleMoment, SaleMomentInput, SaleMomentValues } from './SaleMoment.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Change of many performances, as answered. */
export interface MassDateChange {
  readonly action: "saleWindow" | "setStock" | "addStock" | "undo" | "goOn";
  readonly opens: SaleMoment | null;
  readonly closes: SaleMoment | null;
  readonly places: number;
  readonly eventDateList: readonly string[];
  readonly job: string;
}

/** What is accepted for MassDateChange: relations as IRIs. */
export interface MassDateChangeInput {
  readonly action: "saleWindow" | "setStock" | "addStock" | "undo" | "goOn";
  readonly opens?: SaleMomentInput | null;
  readonly closes?: SaleMomentInput | null;
  readonly places?: number;
  readonly eventDateList?: readonly string[];
  readonly job?: string;
}

/** MassDateChange as the server handles it: relations as ids. */
export interface MassDateChangeValues {
  readonly action: "saleWindow" | "setStock" | "addStock" | "undo" | "goOn";
  readonly opens?: SaleMomentValues | null;
  readonly closes?: SaleMomentValues | null;
  readonly places?: number;
  readonly eventDateList?: readonly number[];
  readonly job?: number;
}

export const massDateChangeDescriptor = {
  "name": "MassDateChange",
  "area": "programming",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "mass_date_change",
  "title": "action",
  "label": {"en":"Change of many performances","fr":"Modification de représentations en nombre"},
  "plural": {"en":"Changes of many performances","fr":"Modifications de représentations en nombre"},
  "properties": [
    {"name":"action","kind":"enum","label":{"en":"What is done","fr":"Action"},"values":[{"value":"saleWindow","label":{"en":"Change the sale window","fr":"Modifier la période de vente"}},{"value":"setStock","label":{"en":"Set the places","fr":"Fixer la jauge"}},{"value":"addStock","label":{"en":"Add places","fr":"Ajouter des places"}},{"value":"undo","label":{"en":"Undo","fr":"Revenir en arrière"}},{"value":"goOn","label":{"en":"Go on","fr":"Reprendre"}}],"required":true},
    {"name":"opens","kind":"json","label":{"en":"Sale begins","fr":"Début de la vente"},"shape":"SaleMoment","when":{"action":["saleWindow"]},"help":{"en":"Absent: as it is.","fr":"Absent : inchangé."}},
    {"name":"closes","kind":"json","label":{"en":"Sale ends","fr":"Fin de la vente"},"shape":"SaleMoment","when":{"action":["saleWindow"]},"help":{"en":"Absent: as it is.","fr":"Absent : inchangé."}},
    {"name":"places","kind":"integer","label":{"en":"Places","fr":"Places"},"when":{"action":["setStock","addStock"]},"required":true,"min":0,"max":1000000},
    {"name":"eventDateList","kind":"relation","label":{"en":"Performances","fr":"Représentations"},"many":true,"target":"EventDate","when":{"action":["saleWindow","setStock","addStock"]},"required":true,"minItems":1,"maxItems":1000},
    {"name":"job","kind":"relation","label":{"en":"Mass action","fr":"Action de masse"},"target":"Job","when":{"action":["undo","goOn"]},"required":true,"help":{"en":"The mass action that is taken back where nothing has changed since, or that was cut off and goes on.","fr":"L’action de masse annulée là où rien n’a changé depuis, ou interrompue et reprise."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
