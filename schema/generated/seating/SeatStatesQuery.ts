// Made by codegen from schema/seating/SeatStatesQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** States wanted, as answered. */
export interface SeatStatesQuery {
  /** The version answered before: only what changed since is answered. */
  readonly since: string | null;
}

/** What is accepted for SeatStatesQuery: relations as IRIs. */
export interface SeatStatesQueryInput {
  /** The version answered before: only what changed since is answered. */
  readonly since?: string | null;
}

/** SeatStatesQuery as the server handles it: relations as ids. */
export interface SeatStatesQueryValues {
  readonly since?: string | null;
}

export const seatStatesQueryDescriptor = {
  "name": "SeatStatesQuery",
  "area": "seating",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "seat_states_query",
  "title": "since",
  "label": {"en":"States wanted","fr":"États demandés"},
  "plural": {"en":"States wanted","fr":"États demandés"},
  "properties": [
    {"name":"since","kind":"string","label":{"en":"Since","fr":"Depuis"},"comment":{"en":"The version answered before: only what changed since is answered.","fr":"La version répondue auparavant : seul ce qui a changé depuis est répondu."},"maxLength":255,"pattern":"^[0-9]{1,19}$"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
