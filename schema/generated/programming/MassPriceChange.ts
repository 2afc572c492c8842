// Made by codegen from schema/programming/MassPriceChange.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Change of the prices of many performances, as answered. */
export interface MassPriceChange {
  readonly action: "tax" | "addSellingDevice" | "removeSellingDevice" | "scanTrack" | "undo" | "goOn";
  readonly tax: string;
  readonly sellingDevice: string;
  readonly scanTrack: string | null;
  readonly hashList: readonly string[];
  readonly eventDateList: readonly string[];
  readonly job: string;
}

/** What is accepted for MassPriceChange: relations as IRIs. */
export interface MassPriceChangeInput {
  readonly action: "tax" | "addSellingDevice" | "removeSellingDevice" | "scanTrack" | "undo" | "goOn";
  readonly tax?: string;
  readonly sellingDevice?: string;
  readonly scanTrack?: string | null;
  readonly hashList?: readonly string[];
  readonly eventDateList?: readonly string[];
  readonly job?: string;
}

/** MassPriceChange as the server handles it: relations as ids. */
export interface MassPriceChangeValues {
  readonly action: "tax" | "addSellingDevice" | "removeSellingDevice" | "scanTrack" | "undo" | "goOn";
  readonly tax?: number;
  readonly sellingDevice?: number;
  readonly scanTrack?: number | null;
  readonly hashList?: readonly string[] | null;
  readonly eventDateList?: readonly number[];
  readonly job?: number;
}

export const massPriceChangeDescriptor = {
  "name": "MassPriceChange",
  "area": "programming",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "mass_price_change",
  "title": "action",
  "label": {"en":"Change of the prices of many performances","fr":"Modification des tarifs de représentations en nombre"},
  "plural": {"en":"Changes of the prices of many performances","fr":"Modifications des tarifs de représentations en nombre"},
  "properties": [
    {"name":"action","kind":"enum","label":{"en":"What is done","fr":"Action"},"values":[{"value":"tax","label":{"en":"Change the VAT","fr":"Modifier la TVA"}},{"value":"addSellingDevice","label":{"en":"Add a channel","fr":"Ajouter un canal"}},{"value":"removeSellingDevice","label":{"en":"Remove a channel","fr":"Retirer un canal"}},{"value":"scanTrack","label":{"en":"Change the scan track","fr":"Modifier le parcours de contrôle"}},{"value":"undo","label":{"en":"Undo","fr":"Revenir en arrière"}},{"value":"goOn","label":{"en":"Go on","fr":"Reprendre"}}],"required":true},
    {"name":"tax","kind":"relation","label":{"en":"VAT","fr":"TVA"},"target":"Tax","when":{"action":["tax"]},"required":true},
    {"name":"sellingDevice","kind":"relation","label":{"en":"Channel","fr":"Canal"},"target":"SellingDevice","when":{"action":["addSellingDevice","removeSellingDevice"]},"required":true},
    {"name":"scanTrack","kind":"relation","label":{"en":"Scan track","fr":"Parcours de contrôle"},"target":"ScanTrack","when":{"action":["scanTrack"]},"help":{"en":"Absent: the usual one.","fr":"Absent : le parcours habituel."}},
    {"name":"hashList","kind":"string","label":{"en":"Prices","fr":"Tarifs"},"many":true,"when":{"action":["tax","addSellingDevice","removeSellingDevice","scanTrack"]},"maxLength":64,"maxItems":200,"help":{"en":"Of the prices that are changed. Empty: all of them; of VAT they are named.","fr":"Des tarifs à modifier. Vide : tous ; pour la TVA ils sont nommés."}},
    {"name":"eventDateList","kind":"relation","label":{"en":"Performances","fr":"Représentations"},"many":true,"target":"EventDate","when":{"action":["tax","addSellingDevice","removeSellingDevice","scanTrack"]},"required":true,"minItems":1,"maxItems":1000},
    {"name":"job","kind":"relation","label":{"en":"Mass action","fr":"Action de masse"},"target":"Job","when":{"action":["undo","goOn"]},"required":true,"help":{"en":"The mass action that is taken back where nothing has changed since, or that was cut off and goes on.","fr":"L’action de masse annulée là où rien n’a changé depuis, ou interrompue et reprise."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
