// Made by codegen from schema/programming/EventDateClone.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Clone of a performance, as answered. */
export interface EventDateClone {
  readonly startDate: string;
}

/** What is accepted for EventDateClone: relations as IRIs. */
export interface EventDateCloneInput {
  readonly startDate: string;
}

/** EventDateClone as the server handles it: relations as ids. */
export interface EventDateCloneValues {
  readonly startDate: string;
}

export const eventDateCloneDescriptor = {
  "name": "EventDateClone",
  "area": "programming",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "event_date_clone",
  "title": "startDate",
  "label": {"en":"Clone of a performance","fr":"Copie d’une représentation"},
  "plural": {"en":"Clones of performances","fr":"Copies de représentations"},
  "properties": [
    {"name":"startDate","kind":"dateTime","label":{"en":"Starts","fr":"Début"},"required":true,"help":{"en":"Its end, its day and its sale windows move along.","fr":"La fin, la journée et les périodes de vente suivent."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
