// Made by codegen from schema/seating/SeatConfig.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Seat config, as answered. */
export interface SeatConfig {
  readonly '@id': string;
  readonly '@type': 'SeatConfig';
  readonly label: string | null;
}

/** What is accepted for SeatConfig: relations as IRIs. */
export interface SeatConfigInput {
  readonly label?: string | null;
}

export const seatConfigDescriptor = {
  "name": "SeatConfig",
  "area": "seating",
  "api": "ticketing",
  "collection": "/seat_configs",
  "scope": "contract",
  "table": "seat_config",
  "title": "label",
  "label": {"en":"Seat config","fr":"Seat config"},
  "plural": {"en":"Seat configs","fr":"Seat configs"},
  "properties": [
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Label"},"column":"label","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
