// Made by codegen from schema/contract/SettingsOverview.jsonld. Never edit: change the source and run `npm run codegen`.
import type { SettingsCount, SettingsCountInput, SettingsCountValues } from './SettingsCount.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Settings at a glance, as answered. */
export interface SettingsOverview {
  readonly counts: readonly SettingsCount[];
}

/** What is accepted for SettingsOverview: relations as IRIs. */
export interface SettingsOverviewInput {
  readonly counts: readonly SettingsCountInput[];
}

/** SettingsOverview as the server handles it: relations as ids. */
export interface SettingsOverviewValues {
  readonly counts: readonly SettingsCountValues[];
}

export const settingsOverviewDescriptor = {
  "name": "SettingsOverview",
  "area": "contract",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "settings_overview",
  "title": "counts",
  "label": {"en":"Settings at a glance","fr":"Réglages en un coup d’œil"},
  "plural": {"en":"Settings at a glance","fr":"Réglages en un coup d’œil"},
  "properties": [
    {"name":"counts","kind":"json","label":{"en":"Records in use","fr":"Fiches utilisées"},"many":true,"shape":"SettingsCount","required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
