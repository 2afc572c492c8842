// Made by codegen from schema/programming/PatternPreview.jsonld. Never edit: change the source and run `npm run codegen`.
import type { PatternPreviewDate, PatternPreviewDateInput, PatternPreviewDateValues } from './PatternPreviewDate.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Preview of a series, as answered. */
export interface PatternPreview {
  readonly member: readonly PatternPreviewDate[];
}

/** What is accepted for PatternPreview: relations as IRIs. */
export interface PatternPreviewInput {
  readonly member: readonly PatternPreviewDateInput[];
}

/** PatternPreview as the server handles it: relations as ids. */
export interface PatternPreviewValues {
  readonly member: readonly PatternPreviewDateValues[];
}

export const patternPreviewDescriptor = {
  "name": "PatternPreview",
  "area": "programming",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "pattern_preview",
  "title": "member",
  "label": {"en":"Preview of a series","fr":"Aperçu d’une série"},
  "plural": {"en":"Previews of series","fr":"Aperçus de séries"},
  "properties": [
    {"name":"member","kind":"json","label":{"en":"Performances","fr":"Représentations"},"many":true,"shape":"PatternPreviewDate","required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
