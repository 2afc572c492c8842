// Made by codegen from schema/seating/SeatGroup.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Seat group, as answered. */
export interface SeatGroup {
  readonly '@id': string;
  readonly '@type': 'SeatGroup';
  readonly label: string | null;
}

/** What is accepted for SeatGroup: relations as IRIs. */
export interface SeatGroupInput {
  readonly label?: string | null;
}

export const seatGroupDescriptor = {
  "name": "SeatGroup",
  "area": "seating",
  "api": "ticketing",
  "collection": "/seat_groups",
  "scope": "contract",
  "table": "seat_group",
  "title": "label",
  "label": {"en":"Seat group","fr":"Seat group"},
  "plural": {"en":"Seat groups","fr":"Seat groups"},
  "properties": [
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Label"},"column":"label","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
