// Made by codegen from schema/customers/DuplicateList.jsonld. Never edit: change the source and run `npm run codegen`.
import type { DuplicateGroup, DuplicateGroupInput, DuplicateGroupValues } from './DuplicateGroup.ts';
import type { DuplicateShared, DuplicateSharedInput, DuplicateSharedValues } from './DuplicateShared.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Duplicates, as answered. */
export interface DuplicateList {
  readonly total: number;
  readonly groups: readonly DuplicateGroup[];
  readonly shared: readonly DuplicateShared[];
}

/** What is accepted for DuplicateList: relations as IRIs. */
export interface DuplicateListInput {
  readonly total: number;
  readonly groups: readonly DuplicateGroupInput[];
  readonly shared: readonly DuplicateSharedInput[];
}

/** DuplicateList as the server handles it: relations as ids. */
export interface DuplicateListValues {
  readonly total: number;
  readonly groups: readonly DuplicateGroupValues[];
  readonly shared: readonly DuplicateSharedValues[];
}

export const duplicateListDescriptor = {
  "name": "DuplicateList",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "duplicate_list",
  "title": "total",
  "label": {"en":"Duplicates","fr":"Doublons"},
  "plural": {"en":"Lists of duplicates","fr":"Listes de doublons"},
  "properties": [
    {"name":"total","kind":"integer","label":{"en":"Groups","fr":"Groupes"},"required":true,"help":{"en":"Groups, at most as many as pairs are looked at.","fr":"Groupes, dans la limite des paires examinées."}},
    {"name":"groups","kind":"json","label":{"en":"Groups","fr":"Groupes"},"many":true,"shape":"DuplicateGroup","required":true},
    {"name":"shared","kind":"json","label":{"en":"Shared by many","fr":"Partagé par beaucoup"},"many":true,"shape":"DuplicateShared","required":true,"help":{"en":"With too many customers to be one person, such as a switchboard.","fr":"Chez trop de clients pour désigner une personne, comme un standard."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
