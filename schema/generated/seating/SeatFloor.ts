// Made by codegen from schema/seating/SeatFloor.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Seat floor, as answered. */
export interface SeatFloor {
  readonly '@id': string;
  readonly '@type': 'SeatFloor';
  readonly name: string | null;
}

/** What is accepted for SeatFloor: relations as IRIs. */
export interface SeatFloorInput {
  readonly name?: string | null;
}

export const seatFloorDescriptor = {
  "name": "SeatFloor",
  "area": "seating",
  "api": "ticketing",
  "collection": "/seat_floors",
  "scope": "contract",
  "table": "seat_floor",
  "title": "name",
  "label": {"en":"Seat floor","fr":"Seat floor"},
  "plural": {"en":"Seat floors","fr":"Seat floors"},
  "properties": [
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Name"},"column":"name","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
