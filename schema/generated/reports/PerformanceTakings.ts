// Made by codegen from schema/reports/PerformanceTakings.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Takings of a performance, as answered. */
export interface PerformanceTakings {
  readonly eventDate: number;
  readonly show: string;
  readonly venue: string | null;
  readonly startDate: string;
  readonly timezone: string;
  readonly isOver: boolean;
  readonly isCancelled: boolean;
  readonly currency: string;
  readonly first: number | null;
  readonly last: number | null;
  readonly stock: number | null;
  readonly sold: number;
  readonly refunded: number;
  readonly amount: number;
}

/** What is accepted for PerformanceTakings: relations as IRIs. */
export interface PerformanceTakingsInput {
  readonly eventDate: number;
  readonly show: string;
  readonly venue?: string | null;
  readonly startDate: string;
  readonly timezone: string;
  readonly isOver: boolean;
  readonly isCancelled: boolean;
  readonly currency: string;
  readonly first?: number | null;
  readonly last?: number | null;
  readonly stock?: number | null;
  readonly sold: number;
  readonly refunded: number;
  readonly amount: number;
}

/** PerformanceTakings as the server handles it: relations as ids. */
export interface PerformanceTakingsValues {
  readonly eventDate: number;
  readonly show: string;
  readonly venue?: string | null;
  readonly startDate: string;
  readonly timezone: string;
  readonly isOver: boolean;
  readonly isCancelled: boolean;
  readonly currency: string;
  readonly first?: number | null;
  readonly last?: number | null;
  readonly stock?: number | null;
  readonly sold: number;
  readonly refunded: number;
  readonly amount: number;
}

export const performanceTakingsDescriptor = {
  "name": "PerformanceTakings",
  "area": "reports",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "performance_takings",
  "title": "show",
  "label": {"en":"Takings of a performance","fr":"Recette d’une représentation"},
  "plural": {"en":"Takings of performances","fr":"Recettes de représentations"},
  "properties": [
    {"name":"eventDate","kind":"integer","label":{"en":"Performance","fr":"Représentation"},"required":true},
    {"name":"show","kind":"string","label":{"en":"Show","fr":"Spectacle"},"required":true,"maxLength":255},
    {"name":"venue","kind":"string","label":{"en":"Venue","fr":"Lieu"},"maxLength":255},
    {"name":"startDate","kind":"dateTime","label":{"en":"Starts","fr":"Début"},"required":true},
    {"name":"timezone","kind":"string","label":{"en":"Timezone","fr":"Fuseau horaire"},"required":true,"maxLength":255},
    {"name":"isOver","kind":"boolean","label":{"en":"Over","fr":"Terminée"},"required":true},
    {"name":"isCancelled","kind":"boolean","label":{"en":"Cancelled","fr":"Annulée"},"required":true},
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"required":true,"maxLength":255},
    {"name":"first","kind":"integer","label":{"en":"First ticket","fr":"Premier billet"}},
    {"name":"last","kind":"integer","label":{"en":"Last ticket","fr":"Dernier billet"}},
    {"name":"stock","kind":"integer","label":{"en":"Capacity","fr":"Jauge"},"help":{"en":"Empty where it is without a limit.","fr":"Vide quand elle est sans limite."}},
    {"name":"sold","kind":"integer","label":{"en":"Places sold","fr":"Places vendues"},"required":true},
    {"name":"refunded","kind":"integer","label":{"en":"Places given back","fr":"Places remboursées"},"required":true},
    {"name":"amount","kind":"money","label":{"en":"Takings","fr":"Recette"},"required":true,"currencyFrom":"currency"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
