// Made by codegen from schema/contract/Version.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Version, as answered. */
export interface Version {
  readonly '@id': string;
  readonly '@type': 'Version';
  readonly name: string;
  readonly version: string;
}

/** What is accepted for Version: relations as IRIs. */
export interface VersionInput {
  readonly name: string;
  readonly version: string;
}

/** Version as the server handles it: relations as ids. */
export interface VersionValues {
  readonly name: string;
  readonly version: string;
}

export const versionDescriptor = {
  "name": "Version",
  "area": "contract",
  "api": "ticketing",
  "collection": "/versions",
  "scope": "global",
  "table": "version",
  "title": "name",
  "label": {"en":"Version","fr":"Version"},
  "plural": {"en":"Versions","fr":"Versions"},
  "group": "contract",
  "icon": "Info",
  "properties": [
    {"name":"name","kind":"string","label":{"en":"Part","fr":"Partie"},"column":"name","required":true,"unique":true,"maxLength":100,"list":true},
    {"name":"version","kind":"string","label":{"en":"Version","fr":"Version"},"column":"version","required":true,"maxLength":50,"list":true}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":"signedIn","write":"settings.write"}
} as const satisfies EntityDescriptor;
