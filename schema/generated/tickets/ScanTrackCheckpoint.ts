// Made by codegen from schema/tickets/ScanTrackCheckpoint.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Scan track checkpoint, as answered. */
export interface ScanTrackCheckpoint {
  readonly '@id': string;
  readonly '@type': 'ScanTrackCheckpoint';
  readonly label: string | null;
}

/** What is accepted for ScanTrackCheckpoint: relations as IRIs. */
export interface ScanTrackCheckpointInput {
  readonly label?: string | null;
}

export const scanTrackCheckpointDescriptor = {
  "name": "ScanTrackCheckpoint",
  "area": "tickets",
  "api": "ticketing",
  "collection": "/scan_track_checkpoints",
  "scope": "contract",
  "table": "scan_track_checkpoint",
  "title": "label",
  "label": {"en":"Scan track checkpoint","fr":"Scan track checkpoint"},
  "plural": {"en":"Scan track checkpoints","fr":"Scan track checkpoints"},
  "properties": [
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Label"},"column":"label","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
