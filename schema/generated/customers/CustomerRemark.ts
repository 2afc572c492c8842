// Made by codegen from schema/customers/CustomerRemark.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Note on a customer's page, as answered. */
export interface CustomerRemark {
  readonly note: number;
  readonly text: string;
  readonly author: string | null;
  readonly authorName: string | null;
  readonly isPinned: boolean;
  readonly dueOn: string | null;
  readonly assignee: number | null;
  readonly assigneeName: string | null;
  readonly doneAt: string | null;
  readonly createdAt: string;
}

/** What is accepted for CustomerRemark: relations as IRIs. */
export interface CustomerRemarkInput {
  readonly note: number;
  readonly text: string;
  readonly author?: string | null;
  readonly authorName?: string | null;
  readonly isPinned: boolean;
  readonly dueOn?: string | null;
  readonly assignee?: number | null;
  readonly assigneeName?: string | null;
  readonly doneAt?: string | null;
  readonly createdAt: string;
}

/** CustomerRemark as the server handles it: relations as ids. */
export interface CustomerRemarkValues {
  readonly note: number;
  readonly text: string;
  readonly author?: string | null;
  readonly authorName?: string | null;
  readonly isPinned: boolean;
  readonly dueOn?: string | null;
  readonly assignee?: number | null;
  readonly assigneeName?: string | null;
  readonly doneAt?: string | null;
  readonly createdAt: string;
}

export const customerRemarkDescriptor = {
  "name": "CustomerRemark",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "customer_remark",
  "title": "text",
  "label": {"en":"Note on a customer's page","fr":"Note sur la fiche d’un client"},
  "plural": {"en":"Notes on a customer's page","fr":"Notes sur la fiche d’un client"},
  "properties": [
    {"name":"note","kind":"integer","label":{"en":"Number","fr":"Numéro"},"required":true},
    {"name":"text","kind":"string","label":{"en":"Note","fr":"Note"},"required":true,"maxLength":255,"personal":true},
    {"name":"author","kind":"string","label":{"en":"Written by","fr":"Écrite par"},"maxLength":255,"personal":true},
    {"name":"authorName","kind":"string","label":{"en":"Name of who wrote it","fr":"Nom de son auteur"},"maxLength":255,"personal":true},
    {"name":"isPinned","kind":"boolean","label":{"en":"Pinned","fr":"Épinglée"},"required":true},
    {"name":"dueOn","kind":"date","label":{"en":"To be done on","fr":"À faire le"}},
    {"name":"assignee","kind":"integer","label":{"en":"Number of who does it","fr":"Numéro de qui la mène"}},
    {"name":"assigneeName","kind":"string","label":{"en":"By whom","fr":"Par qui"},"maxLength":255,"personal":true},
    {"name":"doneAt","kind":"dateTime","label":{"en":"Done on","fr":"Faite le"}},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Written","fr":"Écrite le"},"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
