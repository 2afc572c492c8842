// Made by codegen from schema/tickets/Checkpoint.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Checkpoint, as answered. */
export interface Checkpoint {
  readonly '@id': string;
  readonly '@type': 'Checkpoint';
  readonly name: string | null;
}

/** What is accepted for Checkpoint: relations as IRIs. */
export interface CheckpointInput {
  readonly name?: string | null;
}

export const checkpointDescriptor = {
  "name": "Checkpoint",
  "area": "tickets",
  "api": "ticketing",
  "collection": "/checkpoints",
  "scope": "contract",
  "table": "checkpoint",
  "title": "name",
  "label": {"en":"Checkpoint","fr":"Checkpoint"},
  "plural": {"en":"Checkpoints","fr":"Checkpoints"},
  "properties": [
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Name"},"column":"name","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
