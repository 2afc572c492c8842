// Made by codegen from schema/accounts/PersonalizedAccessRevocation.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** End of a personalised access, as answered. */
export interface PersonalizedAccessRevocation {
  readonly user: string;
  readonly role: string | null;
}

/** What is accepted for PersonalizedAccessRevocation: relations as IRIs. */
export interface PersonalizedAccessRevocationInput {
  readonly user: string;
  readonly role?: string | null;
}

/** PersonalizedAccessRevocation as the server handles it: relations as ids. */
export interface PersonalizedAccessRevocationValues {
  readonly user: number;
  readonly role?: number | null;
}

export const personalizedAccessRevocationDescriptor = {
  "name": "PersonalizedAccessRevocation",
  "area": "accounts",
  "api": "accounts",
  "collection": "",
  "scope": "value",
  "table": "personalized_access_revocation",
  "title": "user",
  "label": {"en":"End of a personalised access","fr":"Retrait d’un accès personnalisé"},
  "plural": {"en":"Ends of personalised accesses","fr":"Retraits d’accès personnalisés"},
  "properties": [
    {"name":"user","kind":"relation","label":{"en":"User","fr":"Utilisateur"},"target":"AccountsUser","required":true},
    {"name":"role","kind":"relation","label":{"en":"Role afterwards","fr":"Rôle ensuite"},"target":"Role"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
