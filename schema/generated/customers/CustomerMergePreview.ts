// Made by codegen from schema/customers/CustomerMergePreview.jsonld. Never edit: change the source and run `npm run codegen`.
import type { CustomerMergeSource, CustomerMergeSourceInput, CustomerMergeSourceValues } from './CustomerMergeSource.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Preview of a merge, as answered. */
export interface CustomerMergePreview {
  readonly sources: readonly CustomerMergeSource[];
  readonly values: unknown;
}

/** What is accepted for CustomerMergePreview: relations as IRIs. */
export interface CustomerMergePreviewInput {
  readonly sources: readonly CustomerMergeSourceInput[];
  readonly values: unknown;
}

/** CustomerMergePreview as the server handles it: relations as ids. */
export interface CustomerMergePreviewValues {
  readonly sources: readonly CustomerMergeSourceValues[];
  readonly values: unknown;
}

export const customerMergePreviewDescriptor = {
  "name": "CustomerMergePreview",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "customer_merge_preview",
  "title": "sources",
  "label": {"en":"Preview of a merge","fr":"Aperçu d’une fusion"},
  "plural": {"en":"Previews of merges","fr":"Aperçus de fusions"},
  "properties": [
    {"name":"sources","kind":"json","label":{"en":"Customers","fr":"Clients"},"many":true,"shape":"CustomerMergeSource","required":true},
    {"name":"values","kind":"json","label":{"en":"Result","fr":"Résultat"},"required":true,"help":{"en":"What the kept customer has afterwards.","fr":"Ce que contient ensuite le client conservé."},"personal":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
