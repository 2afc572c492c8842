// Made by codegen from schema/customers/CustomerField.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Customer field, as answered. */
export interface CustomerField {
  readonly '@id': string;
  readonly '@type': 'CustomerField';
  readonly slug: string;
  readonly isGeneric: boolean | null;
}

/** What is accepted for CustomerField: relations as IRIs. */
export interface CustomerFieldInput {
  readonly slug: string;
  readonly isGeneric?: boolean | null;
}

/** CustomerField as the server handles it: relations as ids. */
export interface CustomerFieldValues {
  readonly slug: string;
  readonly isGeneric: boolean | null;
}

export const customerFieldDescriptor = {
  "name": "CustomerField",
  "area": "customers",
  "api": "ticketing",
  "collection": "/customer_fields",
  "scope": "global",
  "table": "customer_field",
  "title": "slug",
  "label": {"en":"Customer field","fr":"Champ client"},
  "plural": {"en":"Customer fields","fr":"Champs client"},
  "icon": "ShortText",
  "order": {"slug":"asc"},
  "properties": [
    {"name":"slug","kind":"string","label":{"en":"Slug","fr":"Identifiant"},"column":"slug","required":true,"unique":true,"maxLength":200,"pattern":"^(organization|contact|shopping)\\.[A-Za-z0-9_.-]+$","list":true,"filter":true,"help":{"en":"Where the value is stored, e.g. contact.profession.","fr":"Où la valeur est rangée, par exemple contact.profession."}},
    {"name":"isGeneric","kind":"boolean","label":{"en":"Known to the product","fr":"Connu du produit"},"column":"is_generic","default":true,"list":true,"filter":true,"help":{"en":"A generic field is stored in the customer itself.","fr":"Un champ générique est enregistré dans le client lui-même."}}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":"signedIn","write":"settings.write"}
} as const satisfies EntityDescriptor;
