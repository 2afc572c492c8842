// Made by codegen from schema/sale/FormField.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** A field of customers by its slug, in the place that the form has it. */
export interface FormField {
  readonly slug: string;
  readonly required: boolean | null;
  readonly readOnly: boolean | null;
}

/** What is accepted for FormField: relations as IRIs. */
export interface FormFieldInput {
  readonly slug: string;
  readonly required?: boolean | null;
  readonly readOnly?: boolean | null;
}

/** FormField as the server handles it: relations as ids. */
export interface FormFieldValues {
  readonly slug: string;
  readonly required: boolean | null;
  readonly readOnly: boolean | null;
}

export const formFieldDescriptor = {
  "name": "FormField",
  "area": "sale",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "form_field",
  "title": "slug",
  "label": {"en":"Field asked for","fr":"Champ demandé"},
  "plural": {"en":"Fields asked for","fr":"Champs demandés"},
  "comment": {"en":"A field of customers by its slug, in the place that the form has it.","fr":"Un champ des clients par son identifiant, à la place que lui donne le formulaire."},
  "properties": [
    {"name":"slug","kind":"string","label":{"en":"Field","fr":"Champ"},"required":true,"maxLength":200,"pattern":"^(organization|contact|shopping)\\.[A-Za-z0-9_.-]+$","list":true},
    {"name":"required","kind":"boolean","label":{"en":"Required","fr":"Obligatoire"},"default":false,"list":true},
    {"name":"readOnly","kind":"boolean","label":{"en":"Read only","fr":"En lecture seule"},"default":false,"list":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
