// Made by codegen from schema/seating/Seat.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Seat, as answered. */
export interface Seat {
  readonly '@id': string;
  readonly '@type': 'Seat';
  readonly label: string | null;
}

/** What is accepted for Seat: relations as IRIs. */
export interface SeatInput {
  readonly label?: string | null;
}

export const seatDescriptor = {
  "name": "Seat",
  "area": "seating",
  "api": "ticketing",
  "collection": "/seats",
  "scope": "contract",
  "table": "seat",
  "title": "label",
  "label": {"en":"Seat","fr":"Seat"},
  "plural": {"en":"Seats","fr":"Seats"},
  "properties": [
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Label"},"column":"label","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
