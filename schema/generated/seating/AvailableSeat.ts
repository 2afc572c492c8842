// Made by codegen from schema/seating/AvailableSeat.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Available seat, as answered. */
export interface AvailableSeat {
  readonly '@id': string;
  readonly '@type': 'AvailableSeat';
  readonly label: string | null;
}

/** What is accepted for AvailableSeat: relations as IRIs. */
export interface AvailableSeatInput {
  readonly label?: string | null;
}

export const availableSeatDescriptor = {
  "name": "AvailableSeat",
  "area": "seating",
  "api": "ticketing",
  "collection": "/available_seats",
  "scope": "contract",
  "table": "available_seat",
  "title": "label",
  "label": {"en":"Available seat","fr":"Available seat"},
  "plural": {"en":"Available seats","fr":"Available seats"},
  "properties": [
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Label"},"column":"label","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
