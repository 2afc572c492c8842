// Made by codegen from schema/accounts/PolicyHolder.jsonld. Never edit: change the source and run `npm run codegen`.
import type { HeldRole, HeldRoleInput, HeldRoleValues } from './HeldRole.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** User with a policy, as answered. */
export interface PolicyHolder {
  readonly '@id': string;
  readonly fullName: string;
  readonly email: string;
  readonly enabled: boolean;
  readonly role: HeldRole | null;
  readonly reach: unknown;
}

/** What is accepted for PolicyHolder: relations as IRIs. */
export interface PolicyHolderInput {
  readonly '@id': string;
  readonly fullName: string;
  readonly email: string;
  readonly enabled: boolean;
  readonly role?: HeldRoleInput | null;
  readonly reach: unknown;
}

/** PolicyHolder as the server handles it: relations as ids. */
export interface PolicyHolderValues {
  readonly '@id': number;
  readonly fullName: string;
  readonly email: string;
  readonly enabled: boolean;
  readonly role?: HeldRoleValues | null;
  readonly reach: unknown;
}

export const policyHolderDescriptor = {
  "name": "PolicyHolder",
  "area": "accounts",
  "api": "accounts",
  "collection": "",
  "scope": "value",
  "table": "policy_holder",
  "title": "fullName",
  "label": {"en":"User with a policy","fr":"Utilisateur ayant un droit"},
  "plural": {"en":"Users with a policy","fr":"Utilisateurs ayant un droit"},
  "properties": [
    {"name":"@id","kind":"relation","label":{"en":"User","fr":"Utilisateur"},"target":"AccountsUser","required":true},
    {"name":"fullName","kind":"string","label":{"en":"Name","fr":"Nom"},"required":true,"maxLength":255},
    {"name":"email","kind":"email","label":{"en":"E-mail","fr":"Adresse e-mail"},"required":true,"maxLength":255},
    {"name":"enabled","kind":"boolean","label":{"en":"Enabled","fr":"Actif"},"required":true},
    {"name":"role","kind":"json","label":{"en":"Role","fr":"Rôle"},"shape":"HeldRole"},
    {"name":"reach","kind":"json","label":{"en":"Reaches","fr":"Portée"},"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
