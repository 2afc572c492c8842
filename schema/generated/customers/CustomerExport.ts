// Made by codegen from schema/customers/CustomerExport.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Export of contacts, as answered. */
export interface CustomerExport {
  readonly strategy: string;
  readonly filterList: readonly unknown[];
  readonly params: unknown;
}

/** What is accepted for CustomerExport: relations as IRIs. */
export interface CustomerExportInput {
  readonly strategy: string;
  readonly filterList: readonly unknown[];
  readonly params?: unknown;
}

/** CustomerExport as the server handles it: relations as ids. */
export interface CustomerExportValues {
  readonly strategy: string;
  readonly filterList: readonly unknown[];
  readonly params?: unknown;
}

export const customerExportDescriptor = {
  "name": "CustomerExport",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "customer_export",
  "title": "strategy",
  "label": {"en":"Export of contacts","fr":"Export de contacts"},
  "plural": {"en":"Exports of contacts","fr":"Exports de contacts"},
  "properties": [
    {"name":"strategy","kind":"string","label":{"en":"Format","fr":"Format"},"required":true,"maxLength":255},
    {"name":"filterList","kind":"json","label":{"en":"Filters","fr":"Filtres"},"many":true,"required":true},
    {"name":"params","kind":"json","label":{"en":"Options","fr":"Options"}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
