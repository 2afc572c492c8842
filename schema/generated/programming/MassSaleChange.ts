// Made by codegen from schema/programming/MassSaleChange.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Opening or closing of many performances, as answered. */
export interface MassSaleChange {
  readonly action: "open" | "close" | "undo" | "goOn";
  readonly eventDateList: readonly string[];
  readonly job: string;
}

/** What is accepted for MassSaleChange: relations as IRIs. */
export interface MassSaleChangeInput {
  readonly action: "open" | "close" | "undo" | "goOn";
  readonly eventDateList?: readonly string[];
  readonly job?: string;
}

/** MassSaleChange as the server handles it: relations as ids. */
export interface MassSaleChangeValues {
  readonly action: "open" | "close" | "undo" | "goOn";
  readonly eventDateList?: readonly number[];
  readonly job?: number;
}

export const massSaleChangeDescriptor = {
  "name": "MassSaleChange",
  "area": "programming",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "mass_sale_change",
  "title": "action",
  "label": {"en":"Opening or closing of many performances","fr":"Ouverture ou fermeture de représentations en nombre"},
  "plural": {"en":"Openings and closings of many performances","fr":"Ouvertures et fermetures de représentations en nombre"},
  "properties": [
    {"name":"action","kind":"enum","label":{"en":"What is done","fr":"Action"},"values":[{"value":"open","label":{"en":"Open","fr":"Ouvrir"}},{"value":"close","label":{"en":"Close","fr":"Fermer"}},{"value":"undo","label":{"en":"Undo","fr":"Revenir en arrière"}},{"value":"goOn","label":{"en":"Go on","fr":"Reprendre"}}],"required":true},
    {"name":"eventDateList","kind":"relation","label":{"en":"Performances","fr":"Représentations"},"many":true,"target":"EventDate","when":{"action":["open","close"]},"required":true,"minItems":1,"maxItems":1000},
    {"name":"job","kind":"relation","label":{"en":"Mass action","fr":"Action de masse"},"target":"Job","when":{"action":["undo","goOn"]},"required":true,"help":{"en":"The mass action that is taken back where nothing has changed since, or that was cut off and goes on.","fr":"L’action de masse annulée là où rien n’a changé depuis, ou interrompue et reprise."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
