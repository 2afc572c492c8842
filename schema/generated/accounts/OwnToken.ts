// Made by codegen from schema/accounts/OwnToken.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Own access token, as answered. */
export interface OwnToken {
  readonly id: number;
  readonly name: string;
  /** Codes of policies, and `read-only`. */
  readonly scopes: readonly string[];
  readonly contract: number;
  readonly contractName: string;
  readonly expiresAt: string;
  /** Still listed, so that its person learns why a program is refused. */
  readonly isExpired: boolean;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** What is accepted for OwnToken: relations as IRIs. */
export interface OwnTokenInput {
  readonly id: number;
  readonly name: string;
  /** Codes of policies, and `read-only`. */
  readonly scopes: readonly string[];
  readonly contract: number;
  readonly contractName: string;
  readonly expiresAt: string;
  /** Still listed, so that its person learns why a program is refused. */
  readonly isExpired: boolean;
  readonly createdAt: string;
  readonly lastUsedAt?: string | null;
}

/** OwnToken as the server handles it: relations as ids. */
export interface OwnTokenValues {
  readonly id: number;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly contract: number;
  readonly contractName: string;
  readonly expiresAt: string;
  readonly isExpired: boolean;
  readonly createdAt: string;
  readonly lastUsedAt?: string | null;
}

export const ownTokenDescriptor = {
  "name": "OwnToken",
  "area": "accounts",
  "api": "accounts",
  "collection": "",
  "scope": "value",
  "table": "own_token",
  "title": "name",
  "label": {"en":"Own access token","fr":"Jeton d’accès personnel"},
  "plural": {"en":"Own access token","fr":"Jeton d’accès personnel"},
  "properties": [
    {"name":"id","kind":"integer","label":{"en":"Id","fr":"Identifiant"},"required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"required":true,"maxLength":255},
    {"name":"scopes","kind":"string","label":{"en":"Scopes","fr":"Portées"},"comment":{"en":"Codes of policies, and `read-only`.","fr":"Codes de droits, et `read-only`."},"many":true,"required":true},
    {"name":"contract","kind":"integer","label":{"en":"Organiser","fr":"Organisateur"},"required":true},
    {"name":"contractName","kind":"string","label":{"en":"Organiser's name","fr":"Nom de l’organisateur"},"required":true,"maxLength":255},
    {"name":"expiresAt","kind":"dateTime","label":{"en":"Valid until","fr":"Valable jusqu’au"},"required":true},
    {"name":"isExpired","kind":"boolean","label":{"en":"Expired","fr":"Expiré"},"comment":{"en":"Still listed, so that its person learns why a program is refused.","fr":"Reste dans la liste : la personne voit pourquoi un programme est refusé."},"required":true},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Since","fr":"Depuis"},"required":true},
    {"name":"lastUsedAt","kind":"dateTime","label":{"en":"Last used","fr":"Dernière utilisation"}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
