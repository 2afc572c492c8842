// Made by codegen from schema/imports/SeatConfigMapping.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Seating plan mapping, as answered. */
export interface SeatConfigMapping {
  readonly '@id': string;
  readonly '@type': 'SeatConfigMapping';
  readonly contract: string;
  readonly label: string;
  readonly seatConfigName: string | null;
  readonly isFreeSeating: boolean | null;
  readonly seatConfig: string | null;
  readonly isMapped: boolean | null;
  readonly isIgnored: boolean | null;
}

/** What is accepted for SeatConfigMapping: relations as IRIs. */
export interface SeatConfigMappingInput {
  readonly contract?: string;
  readonly label: string;
  readonly seatConfigName?: string | null;
  readonly isFreeSeating?: boolean | null;
  readonly seatConfig?: string | null;
  readonly isIgnored?: boolean | null;
}

/** SeatConfigMapping as the server handles it: relations as ids. */
export interface SeatConfigMappingValues {
  readonly contract: number;
  readonly label: string;
  readonly seatConfigName: string | null;
  readonly isFreeSeating: boolean | null;
  readonly seatConfig: number | null;
  readonly isIgnored: boolean | null;
}

export const seatConfigMappingDescriptor = {
  "name": "SeatConfigMapping",
  "area": "imports",
  "api": "ticketing",
  "collection": "/seat_config_mappings",
  "path": "/settings/ticket-import/mapping/seating",
  "scope": "contract",
  "table": "seat_config_mapping",
  "title": "label",
  "label": {"en":"Seating plan mapping","fr":"Correspondance de plan"},
  "plural": {"en":"Seating plan mappings","fr":"Correspondances de plans"},
  "group": "imports",
  "icon": "SwapHoriz",
  "order": {"label":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"label","kind":"string","label":{"en":"Name at the provider","fr":"Nom chez le prestataire"},"column":"label","required":true,"maxLength":300,"list":true,"filter":true},
    {"name":"seatConfigName","kind":"string","label":{"en":"Plan at the provider","fr":"Plan chez le prestataire"},"column":"seat_config_name","maxLength":300,"list":true,"filter":true},
    {"name":"isFreeSeating","kind":"boolean","label":{"en":"Free seating","fr":"Placement libre"},"column":"is_free_seating","default":false,"list":true,"filter":true},
    {"name":"seatConfig","kind":"relation","label":{"en":"Seating plan","fr":"Plan de salle"},"column":"seat_config_id","target":"SeatConfig","onDelete":"clear","list":true,"filter":true},
    {"name":"isMapped","kind":"boolean","label":{"en":"Mapped","fr":"Associé"},"computed":true,"list":true,"filter":true},
    {"name":"isIgnored","kind":"boolean","label":{"en":"Ignored","fr":"Ignoré"},"column":"is_ignored","default":false,"list":true,"filter":true,"help":{"en":"Rows that name it are left out.","fr":"Les lignes qui le nomment sont laissées de côté."}}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"imports.run","write":"imports.run"}
} as const satisfies EntityDescriptor;
