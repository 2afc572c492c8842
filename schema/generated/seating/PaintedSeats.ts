// Made by codegen from schema/seating/PaintedSeats.jsonld. Never edit: change the source and run `npm run codegen`.
import type { PaintedMark, PaintedMarkInput, PaintedMarkValues } from './PaintedMark.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Seats as painted, as answered. */
export interface PaintedSeats {
  readonly marks: readonly PaintedMark[];
  readonly isForPerformances: boolean | null;
}

/** What is accepted for PaintedSeats: relations as IRIs. */
export interface PaintedSeatsInput {
  readonly marks: readonly PaintedMarkInput[];
  readonly isForPerformances?: boolean | null;
}

/** PaintedSeats as the server handles it: relations as ids. */
export interface PaintedSeatsValues {
  readonly marks: readonly PaintedMarkValues[];
  readonly isForPerformances: boolean | null;
}

export const paintedSeatsDescriptor = {
  "name": "PaintedSeats",
  "area": "seating",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "painted_seats",
  "title": "marks",
  "label": {"en":"Seats as painted","fr":"Places coloriées"},
  "plural": {"en":"Seats as painted","fr":"Places coloriées"},
  "properties": [
    {"name":"marks","kind":"json","label":{"en":"Marks","fr":"Marques"},"many":true,"shape":"PaintedMark","required":true,"maxItems":2000},
    {"name":"isForPerformances","kind":"boolean","label":{"en":"Also in performances to come","fr":"Aussi dans les représentations à venir"},"default":false,"help":{"en":"Free seats of performances to come go to the same seat groups.","fr":"Les places libres des représentations à venir passent dans les mêmes catégories."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
