// Made by codegen from schema/reports/PerformancesOfDays.jsonld. Never edit: change the source and run `npm run codegen`.
import type { PerformanceTakings, PerformanceTakingsInput, PerformanceTakingsValues } from './PerformanceTakings.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Performances of a period, as answered. */
export interface PerformancesOfDays {
  readonly today: string;
  readonly from: string;
  readonly to: string;
  readonly performances: readonly PerformanceTakings[];
}

/** What is accepted for PerformancesOfDays: relations as IRIs. */
export interface PerformancesOfDaysInput {
  readonly today: string;
  readonly from: string;
  readonly to: string;
  readonly performances: readonly PerformanceTakingsInput[];
}

/** PerformancesOfDays as the server handles it: relations as ids. */
export interface PerformancesOfDaysValues {
  readonly today: string;
  readonly from: string;
  readonly to: string;
  readonly performances: readonly PerformanceTakingsValues[];
}

export const performancesOfDaysDescriptor = {
  "name": "PerformancesOfDays",
  "area": "reports",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "performances_of_days",
  "title": "from",
  "label": {"en":"Performances of a period","fr":"Représentations d’une période"},
  "plural": {"en":"Performances of periods","fr":"Représentations de périodes"},
  "properties": [
    {"name":"today","kind":"date","label":{"en":"Today","fr":"Aujourd’hui"},"required":true},
    {"name":"from","kind":"date","label":{"en":"First day","fr":"Premier jour"},"required":true},
    {"name":"to","kind":"date","label":{"en":"Last day","fr":"Dernier jour"},"required":true},
    {"name":"performances","kind":"json","label":{"en":"Performances","fr":"Représentations"},"many":true,"shape":"PerformanceTakings","required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
