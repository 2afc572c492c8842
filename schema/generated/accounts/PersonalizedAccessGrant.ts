// Made by codegen from schema/accounts/PersonalizedAccessGrant.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Personalised access, as answered. */
export interface PersonalizedAccessGrant {
  readonly user: string;
  readonly policies: readonly unknown[];
}

/** What is accepted for PersonalizedAccessGrant: relations as IRIs. */
export interface PersonalizedAccessGrantInput {
  readonly user: string;
  readonly policies: readonly unknown[];
}

/** PersonalizedAccessGrant as the server handles it: relations as ids. */
export interface PersonalizedAccessGrantValues {
  readonly user: number;
  readonly policies: readonly unknown[];
}

export const personalizedAccessGrantDescriptor = {
  "name": "PersonalizedAccessGrant",
  "area": "accounts",
  "api": "accounts",
  "collection": "",
  "scope": "value",
  "table": "personalized_access_grant",
  "title": "user",
  "label": {"en":"Personalised access","fr":"Accès personnalisé"},
  "plural": {"en":"Personalised accesses","fr":"Accès personnalisés"},
  "properties": [
    {"name":"user","kind":"relation","label":{"en":"User","fr":"Utilisateur"},"target":"AccountsUser","required":true},
    {"name":"policies","kind":"json","label":{"en":"Policies","fr":"Droits"},"many":true,"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
