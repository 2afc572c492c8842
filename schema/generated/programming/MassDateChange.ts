// Made by codegen from schema/programming/MassDateChange.jsonld. Never edit: change the source and run `npm run codegen`.
import type { SaleMoment, SaleMomentInput, SaleMomentValues } from './SaleMoment.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Change of many performances, as answered. */
export interface MassDateChange {
  readonly action: "saleWindow" | "setStock" | "addStock" | "cancel" | "delete" | "clone" | "undo" | "goOn";
  readonly opens: SaleMoment | null;
  readonly closes: SaleMoment | null;
  readonly places: number;
  readonly shiftList: readonly number[];
  readonly time: string | null;
  readonly eventDateList: readonly string[];
  readonly job: string;
}

/** What is accepted for MassDateChange: relations as IRIs. */
export interface MassDateChangeInput {
  readonly action: "saleWindow" | "setStock" | "addStock" | "cancel" | "delete" | "clone" | "undo" | "goOn";
  readonly opens?: SaleMomentInput | null;
  readonly closes?: SaleMomentInput | null;
  readonly places?: number;
  readonly shiftList?: readonly number[];
  readonly time?: string | null;
  readonly eventDateList?: readonly string[];
  readonly job?: string;
}

/** MassDateChange as the server handles it: relations as ids. */
export interface MassDateChangeValues {
  readonly action: "saleWindow" | "setStock" | "addStock" | "cancel" | "delete" | "clone" | "undo" | "goOn";
  readonly opens?: SaleMomentValues | null;
  readonly closes?: SaleMomentValues | null;
  readonly places?: number;
  readonly shiftList?: readonly number[];
  readonly time?: string | null;
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
    {"name":"action","kind":"enum","label":{"en":"What is done","fr":"Action"},"values":[{"value":"saleWindow","label":{"en":"Change the sale window","fr":"Modifier la période de vente"}},{"value":"setStock","label":{"en":"Set the places","fr":"Fixer la jauge"}},{"value":"addStock","label":{"en":"Add places","fr":"Ajouter des places"}},{"value":"cancel","label":{"en":"Cancel","fr":"Annuler"}},{"value":"delete","label":{"en":"Delete","fr":"Supprimer"}},{"value":"clone","label":{"en":"Clone","fr":"Dupliquer"}},{"value":"undo","label":{"en":"Undo","fr":"Revenir en arrière"}},{"value":"goOn","label":{"en":"Go on","fr":"Reprendre"}}],"required":true},
    {"name":"opens","kind":"json","label":{"en":"Sale begins","fr":"Début de la vente"},"shape":"SaleMoment","when":{"action":["saleWindow"]},"help":{"en":"Absent: as it is.","fr":"Absent : inchangé."}},
    {"name":"closes","kind":"json","label":{"en":"Sale ends","fr":"Fin de la vente"},"shape":"SaleMoment","when":{"action":["saleWindow"]},"help":{"en":"Absent: as it is.","fr":"Absent : inchangé."}},
    {"name":"places","kind":"integer","label":{"en":"Places","fr":"Places"},"when":{"action":["setStock","addStock"]},"required":true,"min":0,"max":1000000},
    {"name":"shiftList","kind":"integer","label":{"en":"Days later","fr":"Jours plus tard"},"many":true,"when":{"action":["clone"]},"required":true,"min":-3660,"max":3660,"minItems":1,"maxItems":100,"help":{"en":"By how many days each copy is later, on the show’s calendar.","fr":"De combien de jours chaque copie est plus tardive, sur le calendrier du spectacle."}},
    {"name":"time","kind":"string","label":{"en":"Starts at","fr":"Heure de début"},"when":{"action":["clone"]},"maxLength":255,"pattern":"^\\d{2}:\\d{2}$","help":{"en":"On a clock where the show plays, e.g. 20:00. Absent: as each is.","fr":"À l’heure du lieu du spectacle, par exemple 20:00. Absent : celle de chacune."}},
    {"name":"eventDateList","kind":"relation","label":{"en":"Performances","fr":"Représentations"},"many":true,"target":"EventDate","when":{"action":["saleWindow","setStock","addStock","cancel","delete","clone"]},"required":true,"minItems":1,"maxItems":1000},
    {"name":"job","kind":"relation","label":{"en":"Mass action","fr":"Action de masse"},"target":"Job","when":{"action":["undo","goOn"]},"required":true,"help":{"en":"The mass action that is taken back where nothing has changed since, or that was cut off and goes on.","fr":"L’action de masse annulée là où rien n’a changé depuis, ou interrompue et reprise."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
