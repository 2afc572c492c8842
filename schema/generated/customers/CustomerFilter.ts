// Made by codegen from schema/customers/CustomerFilter.jsonld. Never edit: change the source and run `npm run codegen`.
import type { CustomerFilterCriteria, CustomerFilterCriteriaInput } from './CustomerFilterCriteria.ts';
import type { CustomerFilterGroup, CustomerFilterGroupInput } from './CustomerFilterGroup.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** What customers can be filtered by. */
export interface CustomerFilter {
  readonly commonFilterList: readonly CustomerFilterCriteria[];
  readonly groupList: readonly CustomerFilterGroup[];
  /** One object an input type: its name and the operators it takes. */
  readonly operatorTypeList: readonly unknown[];
}

/** What is accepted for CustomerFilter: relations as IRIs. */
export interface CustomerFilterInput {
  readonly commonFilterList?: readonly (string | CustomerFilterCriteriaInput)[];
  readonly groupList?: readonly (string | CustomerFilterGroupInput)[];
  /** One object an input type: its name and the operators it takes. */
  readonly operatorTypeList?: readonly unknown[];
}

/** CustomerFilter as the server handles it: relations as ids. */
export interface CustomerFilterValues {
  readonly commonFilterList?: readonly number[] | null;
  readonly groupList?: readonly number[] | null;
  readonly operatorTypeList?: readonly unknown[];
}

export const customerFilterDescriptor = {
  "name": "CustomerFilter",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "customer_filter",
  "title": "groupList",
  "label": {"en":"Customer filter","fr":"Filtre de clients"},
  "plural": {"en":"Customer filters","fr":"Filtres de clients"},
  "comment": {"en":"What customers can be filtered by.","fr":"Ce par quoi on peut filtrer les clients."},
  "properties": [
    {"name":"commonFilterList","kind":"relation","label":{"en":"Offered first","fr":"Proposés d’abord"},"many":true,"target":"CustomerFilterCriteria","embedded":true},
    {"name":"groupList","kind":"relation","label":{"en":"Groups","fr":"Groupes"},"many":true,"target":"CustomerFilterGroup","embedded":true},
    {"name":"operatorTypeList","kind":"json","label":{"en":"Operators by input","fr":"Opérateurs par saisie"},"comment":{"en":"One object an input type: its name and the operators it takes.","fr":"Un objet par type de saisie : son nom et les opérateurs qu’il accepte."},"many":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
