// Made by codegen from schema/programming/EventDatePattern.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Event date pattern, as answered. */
export interface EventDatePattern {
  readonly '@id': string;
  readonly '@type': 'EventDatePattern';
  readonly label: string | null;
}

/** What is accepted for EventDatePattern: relations as IRIs. */
export interface EventDatePatternInput {
  readonly label?: string | null;
}

export const eventDatePatternDescriptor = {
  "name": "EventDatePattern",
  "area": "programming",
  "api": "ticketing",
  "collection": "/event_date_patterns",
  "scope": "contract",
  "table": "event_date_pattern",
  "title": "label",
  "label": {"en":"Event date pattern","fr":"Event date pattern"},
  "plural": {"en":"Event date patterns","fr":"Event date patterns"},
  "properties": [
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Label"},"column":"label","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
