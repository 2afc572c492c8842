// Made by codegen from schema/contract/SettingsCount.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Number of records, as answered. */
export interface SettingsCount {
  readonly entity: string;
  readonly count: number;
}

/** What is accepted for SettingsCount: relations as IRIs. */
export interface SettingsCountInput {
  readonly entity: string;
  readonly count: number;
}

/** SettingsCount as the server handles it: relations as ids. */
export interface SettingsCountValues {
  readonly entity: string;
  readonly count: number;
}

export const settingsCountDescriptor = {
  "name": "SettingsCount",
  "area": "contract",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "settings_count",
  "title": "entity",
  "label": {"en":"Number of records","fr":"Nombre de fiches"},
  "plural": {"en":"Numbers of records","fr":"Nombres de fiches"},
  "properties": [
    {"name":"entity","kind":"string","label":{"en":"Entity","fr":"Entité"},"required":true,"maxLength":255},
    {"name":"count","kind":"integer","label":{"en":"Records","fr":"Fiches"},"required":true,"min":0}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
