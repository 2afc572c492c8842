// Made by codegen from schema/programming/ShowProgramme.jsonld. Never edit: change the source and run `npm run codegen`.
import type { ProgrammedDate, ProgrammedDateInput, ProgrammedDateValues } from './ProgrammedDate.ts';
import type { ProgrammedPrice, ProgrammedPriceInput, ProgrammedPriceValues } from './ProgrammedPrice.ts';
import type { SaleMoment, SaleMomentInput, SaleMomentValues } from './SaleMoment.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** The performances of a show that are still drafts, and what they have in common. */
export interface ShowProgramme {
  readonly dates: readonly ProgrammedDate[];
  readonly opened: number;
  readonly room: string | null;
  readonly capacity: number | null;
  readonly duration: number | null;
  readonly prices: readonly ProgrammedPrice[];
  readonly unlimitedStock: boolean;
  readonly totalStock: number | null;
  readonly opens: SaleMoment;
  readonly closes: SaleMoment;
  readonly missing: readonly ("dates" | "coming" | "prices" | "stock" | "sale")[];
}

/** What is accepted for ShowProgramme: relations as IRIs. */
export interface ShowProgrammeInput {
  readonly dates: readonly ProgrammedDateInput[];
  readonly opened: number;
  readonly room?: string | null;
  readonly capacity?: number | null;
  readonly duration?: number | null;
  readonly prices: readonly ProgrammedPriceInput[];
  readonly unlimitedStock: boolean;
  readonly totalStock?: number | null;
  readonly opens: SaleMomentInput;
  readonly closes: SaleMomentInput;
  readonly missing: readonly ("dates" | "coming" | "prices" | "stock" | "sale")[];
}

/** ShowProgramme as the server handles it: relations as ids. */
export interface ShowProgrammeValues {
  readonly dates: readonly ProgrammedDateValues[];
  readonly opened: number;
  readonly room?: number | null;
  readonly capacity?: number | null;
  readonly duration?: number | null;
  readonly prices: readonly ProgrammedPriceValues[];
  readonly unlimitedStock: boolean;
  readonly totalStock?: number | null;
  readonly opens: SaleMomentValues;
  readonly closes: SaleMomentValues;
  readonly missing: readonly ("dates" | "coming" | "prices" | "stock" | "sale")[];
}

export const showProgrammeDescriptor = {
  "name": "ShowProgramme",
  "area": "programming",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "show_programme",
  "title": "dates",
  "label": {"en":"Run being programmed","fr":"Série en préparation"},
  "plural": {"en":"Runs being programmed","fr":"Séries en préparation"},
  "comment": {"en":"The performances of a show that are still drafts, and what they have in common.","fr":"Les représentations d’un spectacle encore en brouillon, et ce qu’elles ont en commun."},
  "properties": [
    {"name":"dates","kind":"json","label":{"en":"Drafts","fr":"Brouillons"},"many":true,"shape":"ProgrammedDate","required":true},
    {"name":"opened","kind":"integer","label":{"en":"Performances that are open already","fr":"Représentations déjà ouvertes"},"required":true,"min":0},
    {"name":"room","kind":"relation","label":{"en":"Room","fr":"Salle"},"target":"LogicalSeatConfig"},
    {"name":"capacity","kind":"integer","label":{"en":"Capacity","fr":"Capacité"},"help":{"en":"Places of the room.","fr":"Places de la salle."}},
    {"name":"duration","kind":"integer","label":{"en":"Length in minutes","fr":"Durée en minutes"}},
    {"name":"prices","kind":"json","label":{"en":"Prices","fr":"Tarifs"},"many":true,"shape":"ProgrammedPrice","required":true},
    {"name":"unlimitedStock","kind":"boolean","label":{"en":"Without a limit","fr":"Sans limite"},"required":true},
    {"name":"totalStock","kind":"integer","label":{"en":"Places","fr":"Places"}},
    {"name":"opens","kind":"json","label":{"en":"Sale begins","fr":"Début de la vente"},"shape":"SaleMoment","required":true},
    {"name":"closes","kind":"json","label":{"en":"Sale ends","fr":"Fin de la vente"},"shape":"SaleMoment","required":true},
    {"name":"missing","kind":"enum","label":{"en":"Missing","fr":"Manque"},"many":true,"values":[{"value":"dates","label":{"en":"A date","fr":"Une date"}},{"value":"coming","label":{"en":"A date that is still to come","fr":"Une date à venir"}},{"value":"prices","label":{"en":"A price","fr":"Un tarif"}},{"value":"stock","label":{"en":"Places to sell","fr":"Des places à vendre"}},{"value":"sale","label":{"en":"A sale window that has not ended","fr":"Une période de vente qui n’est pas terminée"}}],"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
