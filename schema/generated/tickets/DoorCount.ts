// Made by codegen from schema/tickets/DoorCount.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Count of a door, as answered. */
export interface DoorCount {
  readonly checkpoint: string | null;
  readonly name: string | null;
  readonly entries: number;
  readonly exits: number;
  readonly refusals: number;
}

/** What is accepted for DoorCount: relations as IRIs. */
export interface DoorCountInput {
  readonly checkpoint?: string | null;
  readonly name?: string | null;
  readonly entries: number;
  readonly exits: number;
  readonly refusals: number;
}

/** DoorCount as the server handles it: relations as ids. */
export interface DoorCountValues {
  readonly checkpoint?: number | null;
  readonly name?: string | null;
  readonly entries: number;
  readonly exits: number;
  readonly refusals: number;
}

export const doorCountDescriptor = {
  "name": "DoorCount",
  "area": "tickets",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "door_count",
  "title": "name",
  "label": {"en":"Count of a door","fr":"Décompte d’une porte"},
  "plural": {"en":"Counts of doors","fr":"Décomptes des portes"},
  "properties": [
    {"name":"checkpoint","kind":"relation","label":{"en":"Checkpoint","fr":"Point de contrôle"},"target":"Checkpoint"},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"maxLength":200},
    {"name":"entries","kind":"integer","label":{"en":"People let in","fr":"Personnes admises"},"required":true,"min":0},
    {"name":"exits","kind":"integer","label":{"en":"People let out","fr":"Personnes sorties"},"required":true,"min":0},
    {"name":"refusals","kind":"integer","label":{"en":"Refusals","fr":"Refus"},"required":true,"min":0}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
