// Made by codegen from schema/customers/DuplicateGroup.jsonld. Never edit: change the source and run `npm run codegen`.
import type { DuplicateCustomer, DuplicateCustomerInput, DuplicateCustomerValues } from './DuplicateCustomer.ts';
import type { DuplicatePair, DuplicatePairInput, DuplicatePairValues } from './DuplicatePair.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Group of duplicates, as answered. */
export interface DuplicateGroup {
  readonly score: number;
  readonly customers: readonly DuplicateCustomer[];
  readonly pairs: readonly DuplicatePair[];
}

/** What is accepted for DuplicateGroup: relations as IRIs. */
export interface DuplicateGroupInput {
  readonly score: number;
  readonly customers: readonly DuplicateCustomerInput[];
  readonly pairs: readonly DuplicatePairInput[];
}

/** DuplicateGroup as the server handles it: relations as ids. */
export interface DuplicateGroupValues {
  readonly score: number;
  readonly customers: readonly DuplicateCustomerValues[];
  readonly pairs: readonly DuplicatePairValues[];
}

export const duplicateGroupDescriptor = {
  "name": "DuplicateGroup",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "duplicate_group",
  "title": "score",
  "label": {"en":"Group of duplicates","fr":"Groupe de doublons"},
  "plural": {"en":"Groups of duplicates","fr":"Groupes de doublons"},
  "properties": [
    {"name":"score","kind":"integer","label":{"en":"Score","fr":"Score"},"required":true},
    {"name":"customers","kind":"json","label":{"en":"Customers","fr":"Clients"},"many":true,"shape":"DuplicateCustomer","required":true},
    {"name":"pairs","kind":"json","label":{"en":"Pairs","fr":"Paires"},"many":true,"shape":"DuplicatePair","required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
