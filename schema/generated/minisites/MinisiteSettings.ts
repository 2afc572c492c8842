// Made by codegen from schema/minisites/MinisiteSettings.jsonld. Never edit: change the source and run `npm run codegen`.
import type { MinisiteParameters, MinisiteParametersInput, MinisiteParametersValues } from './MinisiteParameters.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Settings of a mini-site, as answered. */
export interface MinisiteSettings {
  readonly options: MinisiteParameters | null;
}

/** What is accepted for MinisiteSettings: relations as IRIs. */
export interface MinisiteSettingsInput {
  readonly options?: MinisiteParametersInput | null;
}

/** MinisiteSettings as the server handles it: relations as ids. */
export interface MinisiteSettingsValues {
  readonly options?: MinisiteParametersValues | null;
}

export const minisiteSettingsDescriptor = {
  "name": "MinisiteSettings",
  "area": "minisites",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "minisite_settings",
  "title": "options",
  "label": {"en":"Settings of a mini-site","fr":"Réglages d’un mini-site"},
  "plural": {"en":"Settings of mini-sites","fr":"Réglages de mini-sites"},
  "properties": [
    {"name":"options","kind":"json","label":{"en":"Options","fr":"Options"},"shape":"MinisiteParameters"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
