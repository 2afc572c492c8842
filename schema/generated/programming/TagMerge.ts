// Made by codegen from schema/programming/TagMerge.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Merge of tags, as answered. */
export interface TagMerge {
  readonly into: string;
}

/** What is accepted for TagMerge: relations as IRIs. */
export interface TagMergeInput {
  readonly into: string;
}

/** TagMerge as the server handles it: relations as ids. */
export interface TagMergeValues {
  readonly into: number;
}

export const tagMergeDescriptor = {
  "name": "TagMerge",
  "area": "programming",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "tag_merge",
  "title": "into",
  "label": {"en":"Merge of tags","fr":"Fusion d’étiquettes"},
  "plural": {"en":"Merges of tags","fr":"Fusions d’étiquettes"},
  "properties": [
    {"name":"into","kind":"relation","label":{"en":"Tag that stays","fr":"Étiquette conservée"},"target":"Tag","required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
