// Made by codegen from schema/customers/CustomerNote.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** What somebody wrote down about a customer; with a day it is a next action. */
export interface CustomerNote {
  readonly '@id': string;
  readonly '@type': 'CustomerNote';
  readonly contract: string;
  readonly customer: string;
  readonly text: string;
  readonly author: string | null;
  readonly isPinned: boolean;
  readonly dueOn: string | null;
  readonly assignee: string | null;
  readonly doneAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What is accepted for CustomerNote: relations as IRIs. */
export interface CustomerNoteInput {
  readonly contract?: string;
  readonly customer: string;
  readonly text: string;
  readonly isPinned?: boolean;
  readonly dueOn?: string | null;
  readonly assignee?: string | null;
}

/** CustomerNote as the server handles it: relations as ids. */
export interface CustomerNoteValues {
  readonly contract: number;
  readonly customer: number;
  readonly text: string;
  readonly author: string | null;
  readonly isPinned: boolean;
  readonly dueOn: string | null;
  readonly assignee: number | null;
  readonly doneAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const customerNoteDescriptor = {
  "name": "CustomerNote",
  "area": "customers",
  "api": "crm",
  "collection": "/v1/customer_notes",
  "path": "/customers/notes",
  "scope": "contract",
  "table": "customer_note",
  "title": "text",
  "label": {"en":"Note about a customer","fr":"Note sur un client"},
  "plural": {"en":"Notes about customers","fr":"Notes sur les clients"},
  "comment": {"en":"What somebody wrote down about a customer; with a day it is a next action.","fr":"Ce qu’une personne a noté sur un client ; avec un jour, c’est une action à mener."},
  "group": "customers",
  "icon": "People",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"customer","kind":"relation","label":{"en":"Customer","fr":"Client"},"column":"customer_id","target":"CrmCustomer","onDelete":"cascade","required":true,"immutable":true,"list":true,"filter":true},
    {"name":"text","kind":"text","label":{"en":"Note","fr":"Note"},"column":"text","required":true,"maxLength":4000,"list":true,"personal":true},
    {"name":"author","kind":"email","label":{"en":"Written by","fr":"Écrite par"},"column":"author","readOnly":true,"maxLength":255,"filter":true,"personal":true},
    {"name":"isPinned","kind":"boolean","label":{"en":"Pinned","fr":"Épinglée"},"column":"is_pinned","required":true,"default":false},
    {"name":"dueOn","kind":"date","label":{"en":"To be done on","fr":"À faire le"},"column":"due_on","list":true,"filter":true,"section":{"en":"Next action","fr":"Prochaine action"}},
    {"name":"assignee","kind":"relation","label":{"en":"By whom","fr":"Par qui"},"column":"assignee_id","target":"User","onDelete":"clear","list":true,"filter":true,"section":{"en":"Next action","fr":"Prochaine action"}},
    {"name":"doneAt","kind":"dateTime","label":{"en":"Done on","fr":"Faite le"},"column":"done_at","readOnly":true,"timezoneFrom":"contract.timezone","filter":true,"section":{"en":"Next action","fr":"Prochaine action"}},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Written","fr":"Écrite le"},"column":"created_at","timezoneFrom":"contract.timezone","role":"createdAt","filter":true},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifiée le"},"column":"updated_at","timezoneFrom":"contract.timezone","role":"updatedAt"}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [
    {"name":"done","method":"POST","path":"/v1/customer_notes/{id}/done","label":{"en":"Done","fr":"Fait"},"returns":"CustomerNote"}
  ],
  "rights": {"read":"customers.read","write":"customers.write","update":{"own":"customers.write","any":"rights.write"},"delete":{"own":"customers.write","any":"rights.write"},"ownedBy":"author","actions":{"done":"customers.write"}}
} as const satisfies EntityDescriptor;
