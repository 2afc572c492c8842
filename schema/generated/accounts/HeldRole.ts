// Made by codegen from schema/accounts/HeldRole.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Role held, as answered. */
export interface HeldRole {
  readonly '@id': string;
  readonly name: string;
  readonly isPersonal: boolean;
}

/** What is accepted for HeldRole: relations as IRIs. */
export interface HeldRoleInput {
  readonly '@id': string;
  readonly name: string;
  readonly isPersonal: boolean;
}

/** HeldRole as the server handles it: relations as ids. */
export interface HeldRoleValues {
  readonly '@id': number;
  readonly name: string;
  readonly isPersonal: boolean;
}

export const heldRoleDescriptor = {
  "name": "HeldRole",
  "area": "accounts",
  "api": "accounts",
  "collection": "",
  "scope": "value",
  "table": "held_role",
  "title": "name",
  "label": {"en":"Role held","fr":"Rôle tenu"},
  "plural": {"en":"Roles held","fr":"Rôles tenus"},
  "properties": [
    {"name":"@id","kind":"relation","label":{"en":"Role","fr":"Rôle"},"target":"Role","required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"required":true,"maxLength":255},
    {"name":"isPersonal","kind":"boolean","label":{"en":"For this person alone","fr":"Propre à cette personne"},"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
