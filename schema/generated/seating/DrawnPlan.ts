// Made by codegen from schema/seating/DrawnPlan.jsonld. Never edit: change the source and run `npm run codegen`.
import type { DrawnBlock, DrawnBlockInput, DrawnBlockValues } from './DrawnBlock.ts';
import type { DrawnSeat, DrawnSeatInput, DrawnSeatValues } from './DrawnSeat.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Plan as drawn, as answered. */
export interface DrawnPlan {
  readonly seats: readonly DrawnSeat[];
  readonly blocks: readonly DrawnBlock[];
}

/** What is accepted for DrawnPlan: relations as IRIs. */
export interface DrawnPlanInput {
  readonly seats: readonly DrawnSeatInput[];
  readonly blocks?: readonly DrawnBlockInput[];
}

/** DrawnPlan as the server handles it: relations as ids. */
export interface DrawnPlanValues {
  readonly seats: readonly DrawnSeatValues[];
  readonly blocks?: readonly DrawnBlockValues[] | null;
}

export const drawnPlanDescriptor = {
  "name": "DrawnPlan",
  "area": "seating",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "drawn_plan",
  "title": "seats",
  "label": {"en":"Plan as drawn","fr":"Plan dessiné"},
  "plural": {"en":"Plans as drawn","fr":"Plans dessinés"},
  "properties": [
    {"name":"seats","kind":"json","label":{"en":"Seats","fr":"Places"},"many":true,"shape":"DrawnSeat","required":true,"maxItems":100000},
    {"name":"blocks","kind":"json","label":{"en":"Blocks","fr":"Blocs"},"many":true,"shape":"DrawnBlock","maxItems":500}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
