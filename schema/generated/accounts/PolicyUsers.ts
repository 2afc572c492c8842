// Made by codegen from schema/accounts/PolicyUsers.jsonld. Never edit: change the source and run `npm run codegen`.
import type { PolicyHolder, PolicyHolderInput, PolicyHolderValues } from './PolicyHolder.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Who has a policy, as answered. */
export interface PolicyUsers {
  readonly code: string;
  readonly users: readonly PolicyHolder[];
}

/** What is accepted for PolicyUsers: relations as IRIs. */
export interface PolicyUsersInput {
  readonly code: string;
  readonly users: readonly PolicyHolderInput[];
}

/** PolicyUsers as the server handles it: relations as ids. */
export interface PolicyUsersValues {
  readonly code: string;
  readonly users: readonly PolicyHolderValues[];
}

export const policyUsersDescriptor = {
  "name": "PolicyUsers",
  "area": "accounts",
  "api": "accounts",
  "collection": "",
  "scope": "value",
  "table": "policy_users",
  "title": "code",
  "label": {"en":"Who has a policy","fr":"Qui a un droit"},
  "plural": {"en":"Who has policies","fr":"Qui a des droits"},
  "properties": [
    {"name":"code","kind":"string","label":{"en":"Policy","fr":"Droit"},"required":true,"maxLength":255},
    {"name":"users","kind":"json","label":{"en":"Users","fr":"Utilisateurs"},"many":true,"shape":"PolicyHolder","required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
