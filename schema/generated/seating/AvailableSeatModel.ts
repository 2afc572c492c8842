// Made by codegen from schema/seating/AvailableSeatModel.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Available seat model, as answered. */
export interface AvailableSeatModel {
  readonly '@id': string;
  readonly '@type': 'AvailableSeatModel';
  readonly label: string | null;
}

/** What is accepted for AvailableSeatModel: relations as IRIs. */
export interface AvailableSeatModelInput {
  readonly label?: string | null;
}

export const availableSeatModelDescriptor = {
  "name": "AvailableSeatModel",
  "area": "seating",
  "api": "ticketing",
  "collection": "/available_seat_models",
  "scope": "contract",
  "table": "available_seat_model",
  "title": "label",
  "label": {"en":"Available seat model","fr":"Available seat model"},
  "plural": {"en":"Available seat models","fr":"Available seat models"},
  "properties": [
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Label"},"column":"label","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
