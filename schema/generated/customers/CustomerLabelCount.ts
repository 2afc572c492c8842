// Made by codegen from schema/customers/CustomerLabelCount.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Count of labels, as answered. */
export interface CustomerLabelCount {
  readonly people: number;
  readonly labels: number;
  readonly withoutAddress: number;
  readonly sheets: number;
  /** The lines of the first addresses, as many as the first sheet still takes. */
  readonly sample: readonly unknown[];
}

/** What is accepted for CustomerLabelCount: relations as IRIs. */
export interface CustomerLabelCountInput {
  readonly people: number;
  readonly labels: number;
  readonly withoutAddress: number;
  readonly sheets: number;
  /** The lines of the first addresses, as many as the first sheet still takes. */
  readonly sample: readonly unknown[];
}

/** CustomerLabelCount as the server handles it: relations as ids. */
export interface CustomerLabelCountValues {
  readonly people: number;
  readonly labels: number;
  readonly withoutAddress: number;
  readonly sheets: number;
  readonly sample: readonly unknown[];
}

export const customerLabelCountDescriptor = {
  "name": "CustomerLabelCount",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "customer_label_count",
  "title": "labels",
  "label": {"en":"Count of labels","fr":"Nombre d’étiquettes"},
  "plural": {"en":"Counts of labels","fr":"Nombres d’étiquettes"},
  "properties": [
    {"name":"people","kind":"integer","label":{"en":"Customers","fr":"Clients"},"required":true},
    {"name":"labels","kind":"integer","label":{"en":"Labels","fr":"Étiquettes"},"required":true},
    {"name":"withoutAddress","kind":"integer","label":{"en":"Without a postal address","fr":"Sans adresse postale"},"required":true},
    {"name":"sheets","kind":"integer","label":{"en":"Sheets","fr":"Planches"},"required":true},
    {"name":"sample","kind":"json","label":{"en":"First addresses","fr":"Premières adresses"},"comment":{"en":"The lines of the first addresses, as many as the first sheet still takes.","fr":"Les lignes des premières adresses, autant que la première planche peut encore en porter."},"many":true,"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
