// Made by codegen from schema/seating/AvailableSeatBatch.jsonld. Never edit: change the source and run `npm run codegen`.
import type { AvailableSeatChange, AvailableSeatChangeInput, AvailableSeatChangeValues } from './AvailableSeatChange.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Seats to change, as answered. */
export interface AvailableSeatBatch {
  readonly member: readonly AvailableSeatChange[];
}

/** What is accepted for AvailableSeatBatch: relations as IRIs. */
export interface AvailableSeatBatchInput {
  readonly member: readonly AvailableSeatChangeInput[];
}

/** AvailableSeatBatch as the server handles it: relations as ids. */
export interface AvailableSeatBatchValues {
  readonly member: readonly AvailableSeatChangeValues[];
}

export const availableSeatBatchDescriptor = {
  "name": "AvailableSeatBatch",
  "area": "seating",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "available_seat_batch",
  "title": "member",
  "label": {"en":"Seats to change","fr":"Places à modifier"},
  "plural": {"en":"Seats to change","fr":"Places à modifier"},
  "properties": [
    {"name":"member","kind":"json","label":{"en":"Seats","fr":"Places"},"many":true,"shape":"AvailableSeatChange","required":true,"maxItems":10000}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
