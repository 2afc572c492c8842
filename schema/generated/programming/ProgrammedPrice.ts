// Made by codegen from schema/programming/ProgrammedPrice.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Price of a run, as answered. */
export interface ProgrammedPrice {
  readonly name: string;
  readonly type: "full_price" | "reduced" | "exempted" | "subscription" | "subscriptionMemberLoyalty" | "scholar" | "group" | "reseller" | "other";
  readonly facialValue: number;
  readonly tax: string | null;
  readonly withoutTaxReason: string | null;
  readonly seatGroup: string | null;
  readonly sellingDeviceList: readonly string[];
}

/** What is accepted for ProgrammedPrice: relations as IRIs. */
export interface ProgrammedPriceInput {
  readonly name: string;
  readonly type: "full_price" | "reduced" | "exempted" | "subscription" | "subscriptionMemberLoyalty" | "scholar" | "group" | "reseller" | "other";
  readonly facialValue: number;
  readonly tax?: string | null;
  readonly withoutTaxReason?: string | null;
  readonly seatGroup?: string | null;
  readonly sellingDeviceList?: readonly string[];
}

/** ProgrammedPrice as the server handles it: relations as ids. */
export interface ProgrammedPriceValues {
  readonly name: string;
  readonly type: "full_price" | "reduced" | "exempted" | "subscription" | "subscriptionMemberLoyalty" | "scholar" | "group" | "reseller" | "other";
  readonly facialValue: number;
  readonly tax?: number | null;
  readonly withoutTaxReason?: string | null;
  readonly seatGroup?: number | null;
  readonly sellingDeviceList?: readonly number[] | null;
}

export const programmedPriceDescriptor = {
  "name": "ProgrammedPrice",
  "area": "programming",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "programmed_price",
  "title": "name",
  "label": {"en":"Price of a run","fr":"Tarif d’une série"},
  "plural": {"en":"Prices of runs","fr":"Tarifs de séries"},
  "properties": [
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"required":true,"maxLength":200},
    {"name":"type","kind":"enum","label":{"en":"Type","fr":"Type"},"values":[{"value":"full_price","label":{"en":"Full price","fr":"Plein tarif"}},{"value":"reduced","label":{"en":"Reduced","fr":"Tarif réduit"}},{"value":"exempted","label":{"en":"Exempted","fr":"Exonéré"}},{"value":"subscription","label":{"en":"Subscription","fr":"Abonnement"}},{"value":"subscriptionMemberLoyalty","label":{"en":"Member loyalty","fr":"Fidélité adhérent"}},{"value":"scholar","label":{"en":"School","fr":"Scolaire"}},{"value":"group","label":{"en":"Group","fr":"Groupe"}},{"value":"reseller","label":{"en":"Reseller","fr":"Revendeur"}},{"value":"other","label":{"en":"Other","fr":"Autre"}}],"required":true},
    {"name":"facialValue","kind":"money","label":{"en":"Amount","fr":"Montant"},"required":true,"min":0},
    {"name":"tax","kind":"relation","label":{"en":"VAT","fr":"TVA"},"target":"Tax"},
    {"name":"withoutTaxReason","kind":"string","label":{"en":"Why without VAT","fr":"Pourquoi sans TVA"},"maxLength":200},
    {"name":"seatGroup","kind":"relation","label":{"en":"Seat group","fr":"Catégorie de places"},"target":"SeatGroup","help":{"en":"Absent: every seat.","fr":"Sans catégorie : toutes les places."}},
    {"name":"sellingDeviceList","kind":"relation","label":{"en":"Channels","fr":"Canaux"},"many":true,"target":"SellingDevice","help":{"en":"Empty: every channel.","fr":"Vide : tous les canaux."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
