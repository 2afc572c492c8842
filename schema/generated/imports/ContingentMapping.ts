// Made by codegen from schema/imports/ContingentMapping.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Contingent mapping, as answered. */
export interface ContingentMapping {
  readonly '@id': string;
  readonly '@type': 'ContingentMapping';
  readonly contract: string;
  readonly label: string;
  readonly isDefault: boolean | null;
  readonly contingent: string | null;
  readonly isMapped: boolean | null;
  readonly isIgnored: boolean | null;
}

/** What is accepted for ContingentMapping: relations as IRIs. */
export interface ContingentMappingInput {
  readonly contract?: string;
  readonly label: string;
  readonly isDefault?: boolean | null;
  readonly contingent?: string | null;
  readonly isIgnored?: boolean | null;
}

/** ContingentMapping as the server handles it: relations as ids. */
export interface ContingentMappingValues {
  readonly contract: number;
  readonly label: string;
  readonly isDefault: boolean | null;
  readonly contingent: number | null;
  readonly isIgnored: boolean | null;
}

export const contingentMappingDescriptor = {
  "name": "ContingentMapping",
  "area": "imports",
  "api": "ticketing",
  "collection": "/contingent_mappings",
  "path": "/settings/ticket-import/mapping/contingent",
  "scope": "contract",
  "table": "contingent_mapping",
  "title": "label",
  "label": {"en":"Contingent mapping","fr":"Correspondance de contingent"},
  "plural": {"en":"Contingent mappings","fr":"Correspondances de contingents"},
  "group": "imports",
  "icon": "SwapHoriz",
  "order": {"label":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"label","kind":"string","label":{"en":"Name at the provider","fr":"Nom chez le prestataire"},"column":"label","required":true,"maxLength":300,"list":true,"filter":true},
    {"name":"isDefault","kind":"boolean","label":{"en":"Default","fr":"Par défaut"},"column":"is_default","default":false,"list":true,"filter":true},
    {"name":"contingent","kind":"relation","label":{"en":"Contingent","fr":"Contingent"},"column":"contingent_id","target":"Contingent","onDelete":"clear","list":true,"filter":true},
    {"name":"isMapped","kind":"boolean","label":{"en":"Mapped","fr":"Associé"},"computed":true,"list":true,"filter":true},
    {"name":"isIgnored","kind":"boolean","label":{"en":"Ignored","fr":"Ignoré"},"column":"is_ignored","default":false,"list":true,"filter":true,"help":{"en":"Rows that name it are left out.","fr":"Les lignes qui le nomment sont laissées de côté."}}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"imports.run","write":"imports.run"}
} as const satisfies EntityDescriptor;
