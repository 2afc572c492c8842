// Made by codegen from schema/programming/ProgrammedDate.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Performance being programmed, as answered. */
export interface ProgrammedDate {
  readonly start: string;
  readonly eventDate: string | null;
  readonly clash: string | null;
}

/** What is accepted for ProgrammedDate: relations as IRIs. */
export interface ProgrammedDateInput {
  readonly start: string;
  readonly eventDate?: string | null;
  readonly clash?: string | null;
}

/** ProgrammedDate as the server handles it: relations as ids. */
export interface ProgrammedDateValues {
  readonly start: string;
  readonly eventDate?: number | null;
  readonly clash?: string | null;
}

export const programmedDateDescriptor = {
  "name": "ProgrammedDate",
  "area": "programming",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "programmed_date",
  "title": "start",
  "label": {"en":"Performance being programmed","fr":"Représentation en préparation"},
  "plural": {"en":"Performances being programmed","fr":"Représentations en préparation"},
  "properties": [
    {"name":"start","kind":"string","label":{"en":"Starts","fr":"Début"},"required":true,"maxLength":255},
    {"name":"eventDate","kind":"relation","label":{"en":"Performance","fr":"Représentation"},"target":"EventDate"},
    {"name":"clash","kind":"string","label":{"en":"Clash","fr":"Conflit"},"maxLength":255,"help":{"en":"What else plays in the room then.","fr":"Ce qui se joue alors dans la même salle."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
