// Made by codegen from schema/tickets/ScanTrack.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Scan track, as answered. */
export interface ScanTrack {
  readonly '@id': string;
  readonly '@type': 'ScanTrack';
  readonly name: string | null;
}

/** What is accepted for ScanTrack: relations as IRIs. */
export interface ScanTrackInput {
  readonly name?: string | null;
}

export const scanTrackDescriptor = {
  "name": "ScanTrack",
  "area": "tickets",
  "api": "ticketing",
  "collection": "/scan_tracks",
  "scope": "contract",
  "table": "scan_track",
  "title": "name",
  "label": {"en":"Scan track","fr":"Scan track"},
  "plural": {"en":"Scan tracks","fr":"Scan tracks"},
  "properties": [
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Name"},"column":"name","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
