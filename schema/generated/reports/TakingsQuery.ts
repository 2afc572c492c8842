// Made by codegen from schema/reports/TakingsQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Days of a report, as answered. */
export interface TakingsQuery {
  readonly from: string | null;
  readonly to: string | null;
}

/** What is accepted for TakingsQuery: relations as IRIs. */
export interface TakingsQueryInput {
  readonly from?: string | null;
  readonly to?: string | null;
}

/** TakingsQuery as the server handles it: relations as ids. */
export interface TakingsQueryValues {
  readonly from?: string | null;
  readonly to?: string | null;
}

export const takingsQueryDescriptor = {
  "name": "TakingsQuery",
  "area": "reports",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "takings_query",
  "title": "from",
  "label": {"en":"Days of a report","fr":"Journées d’un rapport"},
  "plural": {"en":"Days of reports","fr":"Journées de rapports"},
  "properties": [
    {"name":"from","kind":"date","label":{"en":"From","fr":"Du"},"help":{"en":"Without it, the last day that is over.","fr":"Par défaut, la dernière journée terminée."}},
    {"name":"to","kind":"date","label":{"en":"To","fr":"Au"},"help":{"en":"Without it, the first day.","fr":"Par défaut, le premier jour."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
