// Made by codegen from schema/imports/SeatMapping.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Seat mapping, as answered. */
export interface SeatMapping {
  readonly '@id': string;
  readonly '@type': 'SeatMapping';
  readonly contract: string;
  readonly label: string;
  readonly seat: string | null;
  readonly isMapped: boolean | null;
  readonly isIgnored: boolean | null;
}

/** What is accepted for SeatMapping: relations as IRIs. */
export interface SeatMappingInput {
  readonly contract?: string;
  readonly label: string;
  readonly seat?: string | null;
  readonly isIgnored?: boolean | null;
}

/** SeatMapping as the server handles it: relations as ids. */
export interface SeatMappingValues {
  readonly contract: number;
  readonly label: string;
  readonly seat: number | null;
  readonly isIgnored: boolean | null;
}

export const seatMappingDescriptor = {
  "name": "SeatMapping",
  "area": "imports",
  "api": "ticketing",
  "collection": "/seat_mappings",
  "scope": "contract",
  "table": "seat_mapping",
  "title": "label",
  "label": {"en":"Seat mapping","fr":"Correspondance de place"},
  "plural": {"en":"Seat mappings","fr":"Correspondances de places"},
  "group": "imports",
  "icon": "SwapHoriz",
  "order": {"label":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"label","kind":"string","label":{"en":"Name at the provider","fr":"Nom chez le prestataire"},"column":"label","required":true,"maxLength":300,"list":true,"filter":true},
    {"name":"seat","kind":"relation","label":{"en":"Seat","fr":"Place"},"column":"seat_id","target":"Seat","onDelete":"clear","list":true,"filter":true},
    {"name":"isMapped","kind":"boolean","label":{"en":"Mapped","fr":"Associé"},"computed":true,"list":true,"filter":true},
    {"name":"isIgnored","kind":"boolean","label":{"en":"Ignored","fr":"Ignoré"},"column":"is_ignored","default":false,"list":true,"filter":true,"help":{"en":"Rows that name it are left out.","fr":"Les lignes qui le nomment sont laissées de côté."}}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"imports.run","write":"imports.run"}
} as const satisfies EntityDescriptor;
