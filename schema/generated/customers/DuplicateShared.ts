// Made by codegen from schema/customers/DuplicateShared.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Shared by many, as answered. */
export interface DuplicateShared {
  readonly value: string;
  readonly count: number;
}

/** What is accepted for DuplicateShared: relations as IRIs. */
export interface DuplicateSharedInput {
  readonly value: string;
  readonly count: number;
}

/** DuplicateShared as the server handles it: relations as ids. */
export interface DuplicateSharedValues {
  readonly value: string;
  readonly count: number;
}

export const duplicateSharedDescriptor = {
  "name": "DuplicateShared",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "duplicate_shared",
  "title": "value",
  "label": {"en":"Shared by many","fr":"Partagé par beaucoup"},
  "plural": {"en":"Shared by many","fr":"Partagés par beaucoup"},
  "properties": [
    {"name":"value","kind":"string","label":{"en":"Value","fr":"Valeur"},"required":true,"maxLength":255,"personal":true},
    {"name":"count","kind":"integer","label":{"en":"Customers","fr":"Clients"},"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
