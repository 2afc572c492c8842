// Made by codegen from schema/reports/PerformancesQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Days of performances, as answered. */
export interface PerformancesQuery {
  readonly from: string | null;
  readonly to: string | null;
}

/** What is accepted for PerformancesQuery: relations as IRIs. */
export interface PerformancesQueryInput {
  readonly from?: string | null;
  readonly to?: string | null;
}

/** PerformancesQuery as the server handles it: relations as ids. */
export interface PerformancesQueryValues {
  readonly from?: string | null;
  readonly to?: string | null;
}

export const performancesQueryDescriptor = {
  "name": "PerformancesQuery",
  "area": "reports",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "performances_query",
  "title": "from",
  "label": {"en":"Days of performances","fr":"Journées de représentations"},
  "plural": {"en":"Days of performances","fr":"Journées de représentations"},
  "properties": [
    {"name":"from","kind":"date","label":{"en":"From","fr":"Du"},"help":{"en":"Without it, the six days before the last.","fr":"Par défaut, les six jours avant le dernier."}},
    {"name":"to","kind":"date","label":{"en":"To","fr":"Au"},"help":{"en":"Without it, today by the organiser's clock.","fr":"Par défaut, aujourd’hui à l’heure de l’organisateur."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
