// Made by codegen from schema/sale/Form.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Form, as answered. */
export interface Form {
  readonly '@id': string;
  readonly '@type': 'Form';
  readonly label: string | null;
}

/** What is accepted for Form: relations as IRIs. */
export interface FormInput {
  readonly label?: string | null;
}

export const formDescriptor = {
  "name": "Form",
  "area": "sale",
  "api": "ticketing",
  "collection": "/forms",
  "scope": "contract",
  "table": "form",
  "title": "label",
  "label": {"en":"Form","fr":"Form"},
  "plural": {"en":"Forms","fr":"Forms"},
  "properties": [
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Label"},"column":"label","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
