// Made by codegen from schema/seating/SeatFloor.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Floor, as answered. */
export interface SeatFloor {
  readonly '@id': string;
  readonly '@type': 'SeatFloor';
  readonly contract: string;
  readonly seatConfig: string;
  readonly name: string;
}

/** What is accepted for SeatFloor: relations as IRIs. */
export interface SeatFloorInput {
  readonly contract?: string;
  readonly seatConfig: string;
  readonly name: string;
}

/** SeatFloor as the server handles it: relations as ids. */
export interface SeatFloorValues {
  readonly contract: number;
  readonly seatConfig: number;
  readonly name: string;
}

export const seatFloorDescriptor = {
  "name": "SeatFloor",
  "area": "seating",
  "api": "ticketing",
  "collection": "/seat_floors",
  "scope": "contract",
  "table": "seat_floor",
  "title": "name",
  "label": {"en":"Floor","fr":"Étage"},
  "plural": {"en":"Floors","fr":"Étages"},
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
