// Made by codegen from schema/accounts/UserRights.jsonld. Never edit: change the source and run `npm run codegen`.
import type { HeldPolicy, HeldPolicyInput, HeldPolicyValues } from './HeldPolicy.ts';
import type { HeldRole, HeldRoleInput, HeldRoleValues } from './HeldRole.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** What a user may do, as answered. */
export interface UserRights {
  readonly enabled: boolean;
  readonly role: HeldRole | null;
  readonly policies: readonly HeldPolicy[];
}

/** What is accepted for UserRights: relations as IRIs. */
export interface UserRightsInput {
  readonly enabled: boolean;
  readonly role?: HeldRoleInput | null;
  readonly policies: readonly HeldPolicyInput[];
}

/** UserRights as the server handles it: relations as ids. */
export interface UserRightsValues {
  readonly enabled: boolean;
  readonly role?: HeldRoleValues | null;
  readonly policies: readonly HeldPolicyValues[];
}

export const userRightsDescriptor = {
  "name": "UserRights",
  "area": "accounts",
  "api": "accounts",
  "collection": "",
  "scope": "value",
  "table": "user_rights",
  "title": "role",
  "label": {"en":"What a user may do","fr":"Ce qu’un utilisateur peut faire"},
  "plural": {"en":"What users may do","fr":"Ce que les utilisateurs peuvent faire"},
  "properties": [
    {"name":"enabled","kind":"boolean","label":{"en":"Enabled","fr":"Actif"},"required":true},
    {"name":"role","kind":"json","label":{"en":"Role","fr":"Rôle"},"shape":"HeldRole"},
    {"name":"policies","kind":"json","label":{"en":"Policies","fr":"Droits"},"many":true,"shape":"HeldPolicy","required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
