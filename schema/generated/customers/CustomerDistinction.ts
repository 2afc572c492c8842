// Made by codegen from schema/customers/CustomerDistinction.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Two customers who look alike and are two people. Deleted, they are offered again. */
export interface CustomerDistinction {
  readonly '@id': string;
  readonly '@type': 'CustomerDistinction';
  readonly contract: string;
  readonly first: string;
  readonly second: string;
  readonly decidedBy: string | null;
  readonly createdAt: string;
}

/** What is accepted for CustomerDistinction: relations as IRIs. */
export interface CustomerDistinctionInput {
  readonly contract?: string;
  readonly first: string;
  readonly second: string;
}

/** CustomerDistinction as the server handles it: relations as ids. */
export interface CustomerDistinctionValues {
  readonly contract: number;
  readonly first: number;
  readonly second: number;
  readonly decidedBy: string | null;
  readonly createdAt: string;
}

export const customerDistinctionDescriptor = {
  "name": "CustomerDistinction",
  "area": "customers",
  "api": "crm",
  "collection": "/v1/customer_distinctions",
  "path": "/customers/distinctions",
  "scope": "contract",
  "table": "customer_distinction",
  "title": "decidedBy",
  "label": {"en":"Not the same","fr":"Pas le même"},
  "plural": {"en":"Not the same","fr":"Pas les mêmes"},
  "comment": {"en":"Two customers who look alike and are two people. Deleted, they are offered again.","fr":"Deux clients qui se ressemblent et sont deux personnes. Supprimé, le doublon est proposé à nouveau."},
  "icon": "People",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"first","kind":"relation","label":{"en":"Customer","fr":"Client"},"column":"first_id","target":"CrmCustomer","onDelete":"cascade","required":true,"immutable":true,"list":true,"filter":true},
    {"name":"second","kind":"relation","label":{"en":"Is not","fr":"N’est pas"},"column":"second_id","target":"CrmCustomer","onDelete":"cascade","required":true,"immutable":true,"list":true,"filter":true},
    {"name":"decidedBy","kind":"email","label":{"en":"Decided by","fr":"Décidé par"},"column":"decided_by","readOnly":true,"maxLength":255,"list":true,"personal":true},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Decided on","fr":"Décidé le"},"column":"created_at","timezoneFrom":"contract.timezone","role":"createdAt","list":true}
  ],
  "operations": ["list","read","create","delete"],
  "actions": [],
  "rights": {"read":"customers.read","write":"customers.write"},
  "uniques": [["first","second"]]
} as const satisfies EntityDescriptor;
