// Made by codegen from schema/customers/CustomerChange.jsonld. Never edit: change the source and run `npm run codegen`.
import type { CustomerEdit, CustomerEditInput, CustomerEditValues } from './CustomerEdit.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Change of all contacts found, as answered. */
export interface CustomerChange {
  readonly filterList: readonly unknown[];
  readonly dataToPatch: CustomerEdit;
  readonly editType: "edit" | "add" | "remove" | null;
  readonly expected: number | null;
}

/** What is accepted for CustomerChange: relations as IRIs. */
export interface CustomerChangeInput {
  readonly filterList: readonly unknown[];
  readonly dataToPatch: CustomerEditInput;
  readonly editType?: "edit" | "add" | "remove" | null;
  readonly expected?: number | null;
}

/** CustomerChange as the server handles it: relations as ids. */
export interface CustomerChangeValues {
  readonly filterList: readonly unknown[];
  readonly dataToPatch: CustomerEditValues;
  readonly editType: "edit" | "add" | "remove" | null;
  readonly expected?: number | null;
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
    {"name":"dataToPatch","kind":"json","label":{"en":"Changes","fr":"Modifications"},"shape":"CustomerEdit","required":true},
    {"name":"editType","kind":"enum","label":{"en":"What to do","fr":"Action"},"values":[{"value":"edit","label":{"en":"Replace","fr":"Remplacer"}},{"value":"add","label":{"en":"Add","fr":"Ajouter"}},{"value":"remove","label":{"en":"Remove","fr":"Retirer"}}],"default":"edit","help":{"en":"Add and remove are for lists: tags, statuses, interests, mailing lists.","fr":"Ajouter et retirer valent pour les listes : étiquettes, statuts, centres d’intérêt, listes de diffusion."}},
    {"name":"expected","kind":"integer","label":{"en":"Customers expected","fr":"Clients attendus"},"min":0,"help":{"en":"How many customers it is meant for; another number is refused.","fr":"Pour combien de clients c’est prévu ; un autre nombre est refusé."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
