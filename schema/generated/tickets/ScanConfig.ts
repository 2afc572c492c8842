// Made by codegen from schema/tickets/ScanConfig.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** What a scanning device works by. */
export interface ScanConfig {
  readonly '@id': string;
  readonly '@type': 'ScanConfig';
  readonly contract: string;
  readonly name: string;
  readonly config: unknown;
  readonly offlineMode: boolean | null;
  readonly updatedAt: string;
}

/** What is accepted for ScanConfig: relations as IRIs. */
export interface ScanConfigInput {
  readonly contract?: string;
  readonly name: string;
  readonly config?: unknown;
}

/** ScanConfig as the server handles it: relations as ids. */
export interface ScanConfigValues {
  readonly contract: number;
  readonly name: string;
  readonly config: unknown;
  readonly updatedAt: string;
}

export const scanConfigDescriptor = {
  "name": "ScanConfig",
  "area": "tickets",
  "api": "ticketing",
  "collection": "/scan_configs",
  "scope": "contract",
  "table": "scan_config",
  "title": "name",
  "label": {"en":"Scanner settings","fr":"Réglages de lecteur"},
  "plural": {"en":"Scanner settings","fr":"Réglages de lecteurs"},
  "comment": {"en":"What a scanning device works by.","fr":"Ce que suit un appareil de contrôle."},
  "group": "tickets",
  "icon": "Settings",
  "order": {"name":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"maxLength":200,"list":true,"filter":true},
    {"name":"config","kind":"json","label":{"en":"Settings","fr":"Réglages"},"column":"config","default":{}},
    {"name":"offlineMode","kind":"boolean","label":{"en":"Works offline","fr":"Hors ligne"},"computed":true,"list":true,"help":{"en":"Whether scanners go on without a network: the organiser’s feature.","fr":"Si les lecteurs continuent sans réseau : la fonction de l’organisateur."}},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifié le"},"column":"updated_at","role":"updatedAt","list":true}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"signedIn","write":"scans.configure"}
} as const satisfies EntityDescriptor;
