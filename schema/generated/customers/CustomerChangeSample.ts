// Made by codegen from schema/customers/CustomerChangeSample.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** What a customer would become, as answered. */
export interface CustomerChangeSample {
  readonly customer: number;
  readonly name: string;
  readonly city: string | null;
  readonly isRefused: boolean;
  /** By property, of those that change; tags and statuses by name. */
  readonly before: unknown;
  readonly after: unknown;
}

/** What is accepted for CustomerChangeSample: relations as IRIs. */
export interface CustomerChangeSampleInput {
  readonly customer: number;
  readonly name: string;
  readonly city?: string | null;
  readonly isRefused: boolean;
  /** By property, of those that change; tags and statuses by name. */
  readonly before: unknown;
  readonly after: unknown;
}

/** CustomerChangeSample as the server handles it: relations as ids. */
export interface CustomerChangeSampleValues {
  readonly customer: number;
  readonly name: string;
  readonly city?: string | null;
  readonly isRefused: boolean;
  readonly before: unknown;
  readonly after: unknown;
}

export const customerChangeSampleDescriptor = {
  "name": "CustomerChangeSample",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "customer_change_sample",
  "title": "name",
  "label": {"en":"What a customer would become","fr":"Ce que deviendrait un client"},
  "plural": {"en":"What customers would become","fr":"Ce que deviendraient des clients"},
  "properties": [
    {"name":"customer","kind":"integer","label":{"en":"Number","fr":"Numéro"},"required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"required":true,"maxLength":255,"personal":true},
    {"name":"city","kind":"string","label":{"en":"City","fr":"Ville"},"maxLength":255,"personal":true},
    {"name":"isRefused","kind":"boolean","label":{"en":"Refused the mailing list","fr":"A refusé la liste"},"required":true},
    {"name":"before","kind":"json","label":{"en":"Before","fr":"Avant"},"comment":{"en":"By property, of those that change; tags and statuses by name.","fr":"Par propriété, de celles qui changent ; étiquettes et statuts par leur nom."},"required":true,"personal":true},
    {"name":"after","kind":"json","label":{"en":"After","fr":"Après"},"required":true,"personal":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
