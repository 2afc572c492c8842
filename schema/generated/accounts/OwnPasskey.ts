// Made by codegen from schema/accounts/OwnPasskey.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Own passkey, as answered. */
export interface OwnPasskey {
  readonly id: number;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** What is accepted for OwnPasskey: relations as IRIs. */
export interface OwnPasskeyInput {
  readonly id: number;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt?: string | null;
}

/** OwnPasskey as the server handles it: relations as ids. */
export interface OwnPasskeyValues {
  readonly id: number;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt?: string | null;
}

export const ownPasskeyDescriptor = {
  "name": "OwnPasskey",
  "area": "accounts",
  "api": "accounts",
  "collection": "",
  "scope": "value",
  "table": "own_passkey",
  "title": "name",
  "label": {"en":"Own passkey","fr":"Clé d’accès personnelle"},
  "plural": {"en":"Own passkey","fr":"Clé d’accès personnelle"},
  "properties": [
    {"name":"id","kind":"integer","label":{"en":"Id","fr":"Identifiant"},"required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"required":true,"maxLength":255},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Since","fr":"Depuis"},"required":true},
    {"name":"lastUsedAt","kind":"dateTime","label":{"en":"Last used","fr":"Dernière utilisation"}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
