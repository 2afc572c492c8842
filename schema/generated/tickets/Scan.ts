// Made by codegen from schema/tickets/Scan.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Scan, as answered. */
export interface Scan {
  readonly '@id': string;
  readonly '@type': 'Scan';
  readonly scanDate: string | null;
}

/** What is accepted for Scan: relations as IRIs. */
export interface ScanInput {
  readonly scanDate?: string | null;
}

export const scanDescriptor = {
  "name": "Scan",
  "area": "tickets",
  "api": "ticketing",
  "collection": "/scans",
  "scope": "contract",
  "table": "scan",
  "title": "scanDate",
  "label": {"en":"Scan","fr":"Scan"},
  "plural": {"en":"Scans","fr":"Scans"},
  "properties": [
    {"name":"scanDate","kind":"string","label":{"en":"Scan date","fr":"Scan date"},"column":"scan_date","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
