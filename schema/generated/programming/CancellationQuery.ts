// Made by codegen from schema/programming/CancellationQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Performances to cancel, as answered. */
export interface CancellationQuery {
  readonly eventDateList: readonly string[];
}

/** What is accepted for CancellationQuery: relations as IRIs. */
export interface CancellationQueryInput {
  readonly eventDateList: readonly string[];
}

/** CancellationQuery as the server handles it: relations as ids. */
export interface CancellationQueryValues {
  readonly eventDateList: readonly number[];
}

export const cancellationQueryDescriptor = {
  "name": "CancellationQuery",
  "area": "programming",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "cancellation_query",
  "title": "eventDateList",
  "label": {"en":"Performances to cancel","fr":"Représentations à annuler"},
  "plural": {"en":"Performances to cancel","fr":"Représentations à annuler"},
  "properties": [
    {"name":"eventDateList","kind":"relation","label":{"en":"Performances","fr":"Représentations"},"many":true,"target":"EventDate","required":true,"minItems":1,"maxItems":1000}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
