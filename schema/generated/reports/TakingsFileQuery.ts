// Made by codegen from schema/reports/TakingsFileQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Days and language of a file, as answered. */
export interface TakingsFileQuery {
  readonly from: string | null;
  readonly to: string | null;
  readonly language: "fr" | "en";
}

/** What is accepted for TakingsFileQuery: relations as IRIs. */
export interface TakingsFileQueryInput {
  readonly from?: string | null;
  readonly to?: string | null;
  readonly language?: "fr" | "en";
}

/** TakingsFileQuery as the server handles it: relations as ids. */
export interface TakingsFileQueryValues {
  readonly from?: string | null;
  readonly to?: string | null;
  readonly language: "fr" | "en";
}

export const takingsFileQueryDescriptor = {
  "name": "TakingsFileQuery",
  "area": "reports",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "takings_file_query",
  "title": "from",
  "label": {"en":"Days and language of a file","fr":"Journées et langue d’un fichier"},
  "plural": {"en":"Days and languages of files","fr":"Journées et langues de fichiers"},
  "properties": [
    {"name":"from","kind":"date","label":{"en":"From","fr":"Du"},"help":{"en":"Without it, the last day that is over.","fr":"Par défaut, la dernière journée terminée."}},
    {"name":"to","kind":"date","label":{"en":"To","fr":"Au"},"help":{"en":"Without it, the first day.","fr":"Par défaut, le premier jour."}},
    {"name":"language","kind":"enum","label":{"en":"Language","fr":"Langue"},"values":[{"value":"fr","label":{"en":"French","fr":"Français"}},{"value":"en","label":{"en":"English","fr":"Anglais"}}],"required":true,"default":"fr"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
