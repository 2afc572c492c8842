// Made by codegen from schema/seating/SeatZone.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Seat zone, as answered. */
export interface SeatZone {
  readonly '@id': string;
  readonly '@type': 'SeatZone';
  readonly name: string | null;
}

/** What is accepted for SeatZone: relations as IRIs. */
export interface SeatZoneInput {
  readonly name?: string | null;
}

export const seatZoneDescriptor = {
  "name": "SeatZone",
  "area": "seating",
  "api": "ticketing",
  "collection": "/seat_zones",
  "scope": "contract",
  "table": "seat_zone",
  "title": "name",
  "label": {"en":"Seat zone","fr":"Seat zone"},
  "plural": {"en":"Seat zones","fr":"Seat zones"},
  "properties": [
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Name"},"column":"name","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
