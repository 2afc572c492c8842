// Made by codegen from schema/seating/PaintedMark.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Seats painted alike, as answered. */
export interface PaintedMark {
  readonly seatGroup: string | null;
  readonly isForSale: boolean | null;
  /** Ids of seats of the plan. */
  readonly seats: readonly number[];
}

/** What is accepted for PaintedMark: relations as IRIs. */
export interface PaintedMarkInput {
  readonly seatGroup?: string | null;
  readonly isForSale?: boolean | null;
  /** Ids of seats of the plan. */
  readonly seats: readonly number[];
}

/** PaintedMark as the server handles it: relations as ids. */
export interface PaintedMarkValues {
  readonly seatGroup?: number | null;
  readonly isForSale: boolean | null;
  readonly seats: readonly number[];
}

export const paintedMarkDescriptor = {
  "name": "PaintedMark",
  "area": "seating",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "painted_mark",
  "title": "seats",
  "label": {"en":"Seats painted alike","fr":"Places coloriées de même"},
  "plural": {"en":"Seats painted alike","fr":"Places coloriées de même"},
  "properties": [
    {"name":"seatGroup","kind":"relation","label":{"en":"Seat group","fr":"Catégorie"},"target":"SeatGroup"},
    {"name":"isForSale","kind":"boolean","label":{"en":"For sale","fr":"En vente"},"default":true},
    {"name":"seats","kind":"integer","label":{"en":"Seats","fr":"Places"},"comment":{"en":"Ids of seats of the plan.","fr":"Identifiants de places du plan."},"many":true,"required":true,"maxItems":100000}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
