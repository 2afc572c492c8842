// Made by codegen from schema/tickets/ScanConfig.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Scan config, as answered. */
export interface ScanConfig {
  readonly '@id': string;
  readonly '@type': 'ScanConfig';
  readonly label: string | null;
}

/** What is accepted for ScanConfig: relations as IRIs. */
export interface ScanConfigInput {
  readonly label?: string | null;
}

export const scanConfigDescriptor = {
  "name": "ScanConfig",
  "area": "tickets",
  "api": "ticketing",
  "collection": "/scan_configs",
  "scope": "contract",
  "table": "scan_config",
  "title": "label",
  "label": {"en":"Scan config","fr":"Scan config"},
  "plural": {"en":"Scan configs","fr":"Scan configs"},
  "properties": [
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Label"},"column":"label","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
