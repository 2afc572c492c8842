// Made by codegen from schema/accounts/Role.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Role, as answered. */
export interface Role {
  readonly '@id': string;
  readonly '@type': 'Role';
  readonly contract: string;
  readonly name: string;
  readonly description: string | null;
  readonly usersCount: number | null;
  readonly isEditable: boolean;
  readonly policies: unknown;
}

/** What is accepted for Role: relations as IRIs. */
export interface RoleInput {
  readonly contract?: string;
  readonly name: string;
  readonly description?: string | null;
  readonly policies?: unknown;
}

/** Role as the server handles it: relations as ids. */
export interface RoleValues {
  readonly contract: number;
  readonly name: string;
  readonly description: string | null;
  readonly isEditable: boolean;
  readonly policies: unknown;
}

export const roleDescriptor = {
  "name": "Role",
  "area": "accounts",
  "api": "accounts",
  "collection": "/roles",
  "scope": "contract",
  "table": "role",
  "title": "name",
  "label": {"en":"Role","fr":"Rôle"},
  "plural": {"en":"Roles","fr":"Rôles"},
  "icon": "AdminPanelSettings",
  "order": {"name":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"maxLength":200,"list":true,"filter":true},
    {"name":"description","kind":"text","label":{"en":"Description","fr":"Description"},"column":"description","list":true},
    {"name":"usersCount","kind":"integer","label":{"en":"Users","fr":"Utilisateurs"},"computed":true,"countOf":"AccountsUser.contractRole","seenWith":[["rights.read"]],"list":true},
    {"name":"isEditable","kind":"boolean","label":{"en":"Editable","fr":"Modifiable"},"column":"is_editable","readOnly":true,"default":true},
    {"name":"policies","kind":"json","label":{"en":"Policies","fr":"Droits"},"column":"policies"}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [
    {"name":"users","method":"GET","path":"/roles/{roleId}/users","label":{"en":"Users of the role","fr":"Utilisateurs du rôle"},"returns":"collection:AccountsUser"}
  ],
  "rights": {"read":"rights.read","write":"rights.write"}
} as const satisfies EntityDescriptor;
