// Made by codegen from schema/sale/CartFormPlaces.jsonld. Never edit: change the source and run `npm run codegen`.
import type { FormQuestion, FormQuestionInput, FormQuestionValues } from './FormQuestion.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Participants of an item, as answered. */
export interface CartFormPlaces {
  readonly cartItem: string;
  readonly quantity: number;
  readonly ticketPriceName: string;
  readonly ticketingTitle: string;
  readonly startDate: string;
  readonly timezone: string;
  readonly fieldList: readonly FormQuestion[];
  /** The answers of each place, by the slug of the question. */
  readonly participantList: unknown;
}

/** What is accepted for CartFormPlaces: relations as IRIs. */
export interface CartFormPlacesInput {
  readonly cartItem: string;
  readonly quantity: number;
  readonly ticketPriceName: string;
  readonly ticketingTitle: string;
  readonly startDate: string;
  readonly timezone: string;
  readonly fieldList: readonly FormQuestionInput[];
  /** The answers of each place, by the slug of the question. */
  readonly participantList: unknown;
}

/** CartFormPlaces as the server handles it: relations as ids. */
export interface CartFormPlacesValues {
  readonly cartItem: number;
  readonly quantity: number;
  readonly ticketPriceName: string;
  readonly ticketingTitle: string;
  readonly startDate: string;
  readonly timezone: string;
  readonly fieldList: readonly FormQuestionValues[];
  readonly participantList: unknown;
}

export const cartFormPlacesDescriptor = {
  "name": "CartFormPlaces",
  "area": "sale",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "cart_form_places",
  "title": "cartItem",
  "label": {"en":"Participants of an item","fr":"Participants d’un article"},
  "plural": {"en":"Participants of items","fr":"Participants d’articles"},
  "properties": [
    {"name":"cartItem","kind":"relation","label":{"en":"Item","fr":"Article"},"target":"CartItem","required":true},
    {"name":"quantity","kind":"integer","label":{"en":"Quantity","fr":"Quantité"},"required":true},
    {"name":"ticketPriceName","kind":"string","label":{"en":"Price","fr":"Tarif"},"required":true,"maxLength":255},
    {"name":"ticketingTitle","kind":"string","label":{"en":"Show","fr":"Spectacle"},"required":true,"maxLength":255},
    {"name":"startDate","kind":"dateTime","label":{"en":"Performance","fr":"Représentation"},"required":true,"timezoneFrom":"timezone"},
    {"name":"timezone","kind":"string","label":{"en":"Timezone","fr":"Fuseau horaire"},"required":true,"maxLength":255},
    {"name":"fieldList","kind":"json","label":{"en":"Questions","fr":"Questions"},"many":true,"shape":"FormQuestion","required":true},
    {"name":"participantList","kind":"json","label":{"en":"Answers","fr":"Réponses"},"comment":{"en":"The answers of each place, by the slug of the question.","fr":"Les réponses de chaque place, par identifiant de question."},"required":true,"personal":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
