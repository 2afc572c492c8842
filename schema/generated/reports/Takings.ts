// Made by codegen from schema/reports/Takings.jsonld. Never edit: change the source and run `npm run codegen`.
import type { TakingsMethod, TakingsMethodInput, TakingsMethodValues } from './TakingsMethod.ts';
import type { TakingsRate, TakingsRateInput, TakingsRateValues } from './TakingsRate.ts';
import type { TakingsShow, TakingsShowInput, TakingsShowValues } from './TakingsShow.ts';
import type { TakingsTotal, TakingsTotalInput, TakingsTotalValues } from './TakingsTotal.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Takings of a period, as answered. */
export interface Takings {
  readonly today: string;
  readonly from: string;
  readonly to: string;
  readonly start: string;
  readonly end: string;
  readonly timezone: string;
  readonly totals: readonly TakingsTotal[];
  readonly shows: readonly TakingsShow[];
  readonly rates: readonly TakingsRate[];
  readonly methods: readonly TakingsMethod[];
}

/** What is accepted for Takings: relations as IRIs. */
export interface TakingsInput {
  readonly today: string;
  readonly from: string;
  readonly to: string;
  readonly start: string;
  readonly end: string;
  readonly timezone: string;
  readonly totals: readonly TakingsTotalInput[];
  readonly shows: readonly TakingsShowInput[];
  readonly rates: readonly TakingsRateInput[];
  readonly methods: readonly TakingsMethodInput[];
}

/** Takings as the server handles it: relations as ids. */
export interface TakingsValues {
  readonly today: string;
  readonly from: string;
  readonly to: string;
  readonly start: string;
  readonly end: string;
  readonly timezone: string;
  readonly totals: readonly TakingsTotalValues[];
  readonly shows: readonly TakingsShowValues[];
  readonly rates: readonly TakingsRateValues[];
  readonly methods: readonly TakingsMethodValues[];
}

export const takingsDescriptor = {
  "name": "Takings",
  "area": "reports",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "takings",
  "title": "start",
  "label": {"en":"Takings of a period","fr":"Recettes d’une période"},
  "plural": {"en":"Takings of periods","fr":"Recettes de périodes"},
  "properties": [
    {"name":"today","kind":"date","label":{"en":"Today","fr":"Aujourd’hui"},"required":true,"help":{"en":"The day that is under way, which ends at the organiser's hour.","fr":"La journée en cours, qui se termine à l’heure de l’organisateur."}},
    {"name":"from","kind":"date","label":{"en":"First day","fr":"Premier jour"},"required":true},
    {"name":"to","kind":"date","label":{"en":"Last day","fr":"Dernier jour"},"required":true},
    {"name":"start","kind":"dateTime","label":{"en":"From","fr":"Du"},"required":true},
    {"name":"end","kind":"dateTime","label":{"en":"Until","fr":"Jusqu’au"},"required":true},
    {"name":"timezone","kind":"string","label":{"en":"Timezone","fr":"Fuseau horaire"},"required":true,"maxLength":255},
    {"name":"totals","kind":"json","label":{"en":"Totals","fr":"Totaux"},"many":true,"shape":"TakingsTotal","required":true},
    {"name":"shows","kind":"json","label":{"en":"By show","fr":"Par spectacle"},"many":true,"shape":"TakingsShow","required":true},
    {"name":"rates","kind":"json","label":{"en":"By VAT rate","fr":"Par taux de TVA"},"many":true,"shape":"TakingsRate","required":true},
    {"name":"methods","kind":"json","label":{"en":"By means of payment","fr":"Par moyen de paiement"},"many":true,"shape":"TakingsMethod","required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
