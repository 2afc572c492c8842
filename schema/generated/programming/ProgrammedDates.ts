// Made by codegen from schema/programming/ProgrammedDates.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Dates of a run, as answered. */
export interface ProgrammedDates {
  readonly starts: readonly string[];
  readonly duration: number | null;
  readonly room: string | null;
}

/** What is accepted for ProgrammedDates: relations as IRIs. */
export interface ProgrammedDatesInput {
  readonly starts: readonly string[];
  readonly duration?: number | null;
  readonly room?: string | null;
}

/** ProgrammedDates as the server handles it: relations as ids. */
export interface ProgrammedDatesValues {
  readonly starts: readonly string[];
  readonly duration?: number | null;
  readonly room?: number | null;
}

export const programmedDatesDescriptor = {
  "name": "ProgrammedDates",
  "area": "programming",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "programmed_dates",
  "title": "starts",
  "label": {"en":"Dates of a run","fr":"Dates d’une série"},
  "plural": {"en":"Dates of runs","fr":"Dates de séries"},
  "properties": [
    {"name":"starts","kind":"string","label":{"en":"Performances","fr":"Représentations"},"many":true,"required":true,"pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$","maxItems":400,"help":{"en":"On a clock where the show plays, e.g. 2026-09-12T20:00.","fr":"À l’heure du lieu du spectacle, par exemple 2026-09-12T20:00."}},
    {"name":"duration","kind":"integer","label":{"en":"Length in minutes","fr":"Durée en minutes"},"min":1,"max":10080},
    {"name":"room","kind":"relation","label":{"en":"Room","fr":"Salle"},"target":"LogicalSeatConfig"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
