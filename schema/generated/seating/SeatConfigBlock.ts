// Made by codegen from schema/seating/SeatConfigBlock.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Seat config block, as answered. */
export interface SeatConfigBlock {
  readonly '@id': string;
  readonly '@type': 'SeatConfigBlock';
  readonly info: string | null;
}

/** What is accepted for SeatConfigBlock: relations as IRIs. */
export interface SeatConfigBlockInput {
  readonly info?: string | null;
}

export const seatConfigBlockDescriptor = {
  "name": "SeatConfigBlock",
  "area": "seating",
  "api": "ticketing",
  "collection": "/seat_config_blocks",
  "scope": "contract",
  "table": "seat_config_block",
  "title": "info",
  "label": {"en":"Seat config block","fr":"Seat config block"},
  "plural": {"en":"Seat config blocks","fr":"Seat config blocks"},
  "properties": [
    {"name":"info","kind":"string","label":{"en":"Info","fr":"Info"},"column":"info","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
