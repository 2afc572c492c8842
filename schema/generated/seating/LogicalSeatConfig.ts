// Made by codegen from schema/seating/LogicalSeatConfig.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Logical seat config, as answered. */
export interface LogicalSeatConfig {
  readonly '@id': string;
  readonly '@type': 'LogicalSeatConfig';
  readonly name: string | null;
}

/** What is accepted for LogicalSeatConfig: relations as IRIs. */
export interface LogicalSeatConfigInput {
  readonly name?: string | null;
}

export const logicalSeatConfigDescriptor = {
  "name": "LogicalSeatConfig",
  "area": "seating",
  "api": "ticketing",
  "collection": "/logical_seat_configs",
  "scope": "contract",
  "table": "logical_seat_config",
  "title": "name",
  "label": {"en":"Logical seat config","fr":"Logical seat config"},
  "plural": {"en":"Logical seat configs","fr":"Logical seat configs"},
  "properties": [
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Name"},"column":"name","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
