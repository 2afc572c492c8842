// Made by codegen from schema/seating/SeatZone.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Zone, as answered. */
export interface SeatZone {
  readonly '@id': string;
  readonly '@type': 'SeatZone';
  readonly contract: string;
  readonly seatConfig: string;
  readonly name: string;
}

/** What is accepted for SeatZone: relations as IRIs. */
export interface SeatZoneInput {
  readonly contract?: string;
  readonly seatConfig: string;
  readonly name: string;
}

/** SeatZone as the server handles it: relations as ids. */
export interface SeatZoneValues {
  readonly contract: number;
  readonly seatConfig: number;
  readonly name: string;
}

export const seatZoneDescriptor = {
  "name": "SeatZone",
  "area": "seating",
  "api": "ticketing",
  "collection": "/seat_zones",
  "scope": "contract",
  "table": "seat_zone",
  "title": "name",
  "label": {"en":"Zone","fr":"Zone"},
  "plural": {"en":"Zones","fr":"Zones"},
  "icon": "Layers",
  "order": {"name":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"seatConfig","kind":"relation","label":{"en":"Seating plan","fr":"Plan de salle"},"column":"seat_config_id","target":"SeatConfig","onDelete":"cascade","required":true,"immutable":true,"list":true,"filter":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"maxLength":200,"list":true,"filter":true}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":["programming.read","sales.sell"],"write":"seating.write"},
  "uniques": [["seatConfig","name"]]
} as const satisfies EntityDescriptor;
