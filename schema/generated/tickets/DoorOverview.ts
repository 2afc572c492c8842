// Made by codegen from schema/tickets/DoorOverview.jsonld. Never edit: change the source and run `npm run codegen`.
import type { DoorCount, DoorCountInput, DoorCountValues } from './DoorCount.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** People of a performance, as answered. */
export interface DoorOverview {
  readonly expected: number;
  readonly arrived: number;
  readonly inside: number;
  readonly doors: readonly DoorCount[];
}

/** What is accepted for DoorOverview: relations as IRIs. */
export interface DoorOverviewInput {
  readonly expected: number;
  readonly arrived: number;
  readonly inside: number;
  readonly doors: readonly DoorCountInput[];
}

/** DoorOverview as the server handles it: relations as ids. */
export interface DoorOverviewValues {
  readonly expected: number;
  readonly arrived: number;
  readonly inside: number;
  readonly doors: readonly DoorCountValues[];
}

export const doorOverviewDescriptor = {
  "name": "DoorOverview",
  "area": "tickets",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "door_overview",
  "title": "expected",
  "label": {"en":"People of a performance","fr":"Public d’une représentation"},
  "plural": {"en":"People of performances","fr":"Publics de représentations"},
  "properties": [
    {"name":"expected","kind":"integer","label":{"en":"Valid tickets","fr":"Billets valables"},"required":true,"min":0},
    {"name":"arrived","kind":"integer","label":{"en":"Tickets that came","fr":"Billets arrivés"},"required":true,"min":0},
    {"name":"inside","kind":"integer","label":{"en":"People inside","fr":"Personnes à l’intérieur"},"required":true,"min":0},
    {"name":"doors","kind":"json","label":{"en":"Doors","fr":"Portes"},"many":true,"shape":"DoorCount","required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
