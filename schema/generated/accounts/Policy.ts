// Made by codegen from schema/accounts/Policy.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Policy, as answered. */
export interface Policy {
  readonly '@id': string;
  readonly '@type': 'Policy';
  readonly code: string;
  readonly categoryName: string | null;
  readonly name: string;
  readonly description: string | null;
  readonly resourceType: "organizational_unit" | "ticketing" | "selling_device" | null;
}

/** What is accepted for Policy: relations as IRIs. */
export interface PolicyInput {
  readonly code: string;
  readonly categoryName?: string | null;
  readonly name: string;
  readonly description?: string | null;
  readonly resourceType?: "organizational_unit" | "ticketing" | "selling_device" | null;
}

/** Policy as the server handles it: relations as ids. */
export interface PolicyValues {
  readonly code: string;
  readonly categoryName: string | null;
  readonly name: string;
  readonly description: string | null;
  readonly resourceType: "organizational_unit" | "ticketing" | "selling_device" | null;
}

export const policyDescriptor = {
  "name": "Policy",
  "area": "accounts",
  "api": "accounts",
  "collection": "/policies",
  "scope": "global",
  "table": "policy",
  "title": "name",
  "label": {"en":"Policy","fr":"Droit"},
  "plural": {"en":"Policies","fr":"Droits"},
  "icon": "Policy",
  "properties": [
    {"name":"code","kind":"string","label":{"en":"Code","fr":"Code"},"column":"code","required":true,"unique":true,"maxLength":100,"list":true},
    {"name":"categoryName","kind":"string","label":{"en":"Category","fr":"Catégorie"},"column":"category_name","maxLength":100,"list":true,"filter":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"maxLength":200,"list":true},
    {"name":"description","kind":"text","label":{"en":"Description","fr":"Description"},"column":"description"},
    {"name":"resourceType","kind":"enum","label":{"en":"Resource type","fr":"Type de ressource"},"column":"resource_type","values":[{"value":"organizational_unit","label":{"en":"Organisational unit","fr":"Unité organisationnelle"}},{"value":"ticketing","label":{"en":"Show","fr":"Spectacle"}},{"value":"selling_device","label":{"en":"Selling device","fr":"Canal de vente"}}],"list":true,"filter":true}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":"signedIn","write":"rights.write"}
} as const satisfies EntityDescriptor;
