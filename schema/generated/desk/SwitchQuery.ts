// Made by codegen from schema/desk/SwitchQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Change of organiser, as answered. */
export interface SwitchQuery {
  readonly redirectUrl: string | null;
}

/** What is accepted for SwitchQuery: relations as IRIs. */
export interface SwitchQueryInput {
  readonly redirectUrl?: string | null;
}

/** SwitchQuery as the server handles it: relations as ids. */
export interface SwitchQueryValues {
  readonly redirectUrl?: string | null;
}

export const switchQueryDescriptor = {
  "name": "SwitchQuery",
  "area": "desk",
  "api": "desk",
  "collection": "",
  "scope": "value",
  "table": "switch_query",
  "title": "redirectUrl",
  "label": {"en":"Change of organiser","fr":"Changement d’organisateur"},
  "plural": {"en":"Changes of organiser","fr":"Changements d’organisateur"},
  "properties": [
    {"name":"redirectUrl","kind":"string","label":{"en":"Page to come back to","fr":"Page de retour"},"maxLength":2000}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
