// Made by codegen from schema/customers/CustomerOwnField.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Own field of a customer, as answered. */
export interface CustomerOwnField {
  readonly label: string;
  readonly inputType: string | null;
  readonly value: unknown;
}

/** What is accepted for CustomerOwnField: relations as IRIs. */
export interface CustomerOwnFieldInput {
  readonly label: string;
  readonly inputType?: string | null;
  readonly value: unknown;
}

/** CustomerOwnField as the server handles it: relations as ids. */
export interface CustomerOwnFieldValues {
  readonly label: string;
  readonly inputType?: string | null;
  readonly value: unknown;
}

export const customerOwnFieldDescriptor = {
  "name": "CustomerOwnField",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "customer_own_field",
  "title": "label",
  "label": {"en":"Own field of a customer","fr":"Champ personnalisé d’un client"},
  "plural": {"en":"Own fields of customers","fr":"Champs personnalisés de clients"},
  "properties": [
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Libellé"},"required":true,"maxLength":255},
    {"name":"inputType","kind":"string","label":{"en":"Input","fr":"Saisie"},"maxLength":255},
    {"name":"value","kind":"json","label":{"en":"Value","fr":"Valeur"},"required":true,"personal":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
