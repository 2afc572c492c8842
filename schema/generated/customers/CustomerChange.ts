// Made by codegen from schema/customers/CustomerChange.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Change of all contacts found, as answered. */
export interface CustomerChange {
  readonly filterList: readonly unknown[];
  readonly dataToPatch: unknown;
  readonly editType: "edit" | "add" | "remove" | null;
}

/** What is accepted for CustomerChange: relations as IRIs. */
export interface CustomerChangeInput {
  readonly filterList: readonly unknown[];
  readonly dataToPatch: unknown;
  readonly editType?: "edit" | "add" | "remove" | null;
}

/** CustomerChange as the server handles it: relations as ids. */
export interface CustomerChangeValues {
  readonly filterList: readonly unknown[];
  readonly dataToPatch: unknown;
  readonly editType?: "edit" | "add" | "remove" | null;
}

export const customerChangeDescriptor = {
  "name": "CustomerChange",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "customer_change",
  "title": "editType",
  "label": {"en":"Change of all contacts found","fr":"Modification des contacts trouvés"},
  "plural": {"en":"Changes of contacts found","fr":"Modifications de contacts trouvés"},
  "properties": [
    {"name":"filterList","kind":"json","label":{"en":"Filters","fr":"Filtres"},"many":true,"required":true},
    {"name":"dataToPatch","kind":"json","label":{"en":"Changes","fr":"Modifications"},"required":true},
    {"name":"editType","kind":"enum","label":{"en":"What to do","fr":"Action"},"values":[{"value":"edit","label":{"en":"Replace","fr":"Remplacer"}},{"value":"add","label":{"en":"Add","fr":"Ajouter"}},{"value":"remove","label":{"en":"Remove","fr":"Retirer"}}]}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
