// Made by codegen from schema/sale/HomeTakings.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Takings, as answered. */
export interface HomeTakings {
  readonly currency: string;
  readonly today: number;
  readonly orders: number;
  readonly week: number;
  readonly weekBefore: number;
  readonly yearBefore: number;
  readonly dayStart: string;
  readonly weekStart: string;
}

/** What is accepted for HomeTakings: relations as IRIs. */
export interface HomeTakingsInput {
  readonly currency: string;
  readonly today: number;
  readonly orders: number;
  readonly week: number;
  readonly weekBefore: number;
  readonly yearBefore: number;
  readonly dayStart: string;
  readonly weekStart: string;
}

/** HomeTakings as the server handles it: relations as ids. */
export interface HomeTakingsValues {
  readonly currency: string;
  readonly today: number;
  readonly orders: number;
  readonly week: number;
  readonly weekBefore: number;
  readonly yearBefore: number;
  readonly dayStart: string;
  readonly weekStart: string;
}

export const homeTakingsDescriptor = {
  "name": "HomeTakings",
  "area": "sale",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "home_takings",
  "title": "currency",
  "label": {"en":"Takings","fr":"Recettes"},
  "plural": {"en":"Takings","fr":"Recettes"},
  "properties": [
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"required":true,"maxLength":3},
    {"name":"today","kind":"money","label":{"en":"Today","fr":"Aujourd’hui"},"required":true,"currencyFrom":"currency"},
    {"name":"orders","kind":"integer","label":{"en":"Orders today","fr":"Commandes du jour"},"required":true,"min":0},
    {"name":"week","kind":"money","label":{"en":"Last seven days","fr":"Sept derniers jours"},"required":true,"currencyFrom":"currency"},
    {"name":"weekBefore","kind":"money","label":{"en":"Seven days before","fr":"Sept jours précédents"},"required":true,"currencyFrom":"currency"},
    {"name":"yearBefore","kind":"money","label":{"en":"Same days last year","fr":"Mêmes jours l’an dernier"},"required":true,"currencyFrom":"currency"},
    {"name":"dayStart","kind":"dateTime","label":{"en":"Start of the day","fr":"Début de la journée"},"required":true},
    {"name":"weekStart","kind":"dateTime","label":{"en":"Start of the seven days","fr":"Début des sept jours"},"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
