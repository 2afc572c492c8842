// Made by codegen from schema/programming/PriceChange.jsonld. Never edit: change the source and run `npm run codegen`.
import type { SaleMoment, SaleMomentInput, SaleMomentValues } from './SaleMoment.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** What is left out stays as it is on each performance. */
export interface PriceChange {
  readonly eventDateList: readonly string[];
  readonly name: string | null;
  readonly facialValue: number | null;
  readonly tax: string | null;
  readonly withoutTaxReason: string | null;
  readonly opens: SaleMoment | null;
  readonly closes: SaleMoment | null;
  readonly sellingDeviceList: readonly string[];
  readonly enabled: boolean | null;
}

/** What is accepted for PriceChange: relations as IRIs. */
export interface PriceChangeInput {
  readonly eventDateList?: readonly string[];
  readonly name?: string | null;
  readonly facialValue?: number | null;
  readonly tax?: string | null;
  readonly withoutTaxReason?: string | null;
  readonly opens?: SaleMomentInput | null;
  readonly closes?: SaleMomentInput | null;
  readonly sellingDeviceList?: readonly string[];
  readonly enabled?: boolean | null;
}

/** PriceChange as the server handles it: relations as ids. */
export interface PriceChangeValues {
  readonly eventDateList?: readonly number[] | null;
  readonly name?: string | null;
  readonly facialValue?: number | null;
  readonly tax?: number | null;
  readonly withoutTaxReason?: string | null;
  readonly opens?: SaleMomentValues | null;
  readonly closes?: SaleMomentValues | null;
  readonly sellingDeviceList?: readonly number[] | null;
  readonly enabled?: boolean | null;
}

export const priceChangeDescriptor = {
  "name": "PriceChange",
  "area": "programming",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "price_change",
  "title": "name",
  "label": {"en":"Change of a price everywhere","fr":"Modification d’un tarif partout"},
  "plural": {"en":"Changes of prices everywhere","fr":"Modifications de tarifs partout"},
  "comment": {"en":"What is left out stays as it is on each performance.","fr":"Ce qui n’est pas indiqué reste tel quel sur chaque représentation."},
  "properties": [
    {"name":"eventDateList","kind":"relation","label":{"en":"Performances","fr":"Représentations"},"many":true,"target":"EventDate","help":{"en":"Empty: every performance of the show that is to come.","fr":"Vide : toutes les représentations à venir du spectacle."}},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"maxLength":200},
    {"name":"facialValue","kind":"money","label":{"en":"Amount","fr":"Montant"},"min":0},
    {"name":"tax","kind":"relation","label":{"en":"VAT","fr":"TVA"},"target":"Tax"},
    {"name":"withoutTaxReason","kind":"string","label":{"en":"Why without VAT","fr":"Pourquoi sans TVA"},"maxLength":200},
    {"name":"opens","kind":"json","label":{"en":"Sale begins","fr":"Début de la vente"},"shape":"SaleMoment"},
    {"name":"closes","kind":"json","label":{"en":"Sale ends","fr":"Fin de la vente"},"shape":"SaleMoment"},
    {"name":"sellingDeviceList","kind":"relation","label":{"en":"Channels","fr":"Canaux"},"many":true,"target":"SellingDevice","help":{"en":"Empty: every channel.","fr":"Vide : tous les canaux."}},
    {"name":"enabled","kind":"boolean","label":{"en":"On sale","fr":"En vente"}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
