// Made by codegen from schema/accounts/OwnTokenRequest.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Access token wanted, as answered. */
export interface OwnTokenRequest {
  readonly name: string;
  /** Codes of policies, and `read-only`. */
  readonly scopes: readonly string[];
  readonly expiresAt: string;
  /** Where the address and the token name none. */
  readonly contract: number | null;
}

/** What is accepted for OwnTokenRequest: relations as IRIs. */
export interface OwnTokenRequestInput {
  readonly name: string;
  /** Codes of policies, and `read-only`. */
  readonly scopes: readonly string[];
  readonly expiresAt: string;
  /** Where the address and the token name none. */
  readonly contract?: number | null;
}

/** OwnTokenRequest as the server handles it: relations as ids. */
export interface OwnTokenRequestValues {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly expiresAt: string;
  readonly contract?: number | null;
}

export const ownTokenRequestDescriptor = {
  "name": "OwnTokenRequest",
  "area": "accounts",
  "api": "accounts",
  "collection": "",
  "scope": "value",
  "table": "own_token_request",
  "title": "name",
  "label": {"en":"Access token wanted","fr":"Jeton d’accès demandé"},
  "plural": {"en":"Access token wanted","fr":"Jeton d’accès demandé"},
  "properties": [
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"required":true,"maxLength":100},
    {"name":"scopes","kind":"string","label":{"en":"Scopes","fr":"Portées"},"comment":{"en":"Codes of policies, and `read-only`.","fr":"Codes de droits, et `read-only`."},"many":true,"required":true},
    {"name":"expiresAt","kind":"dateTime","label":{"en":"Valid until","fr":"Valable jusqu’au"},"required":true},
    {"name":"contract","kind":"integer","label":{"en":"Organiser","fr":"Organisateur"},"comment":{"en":"Where the address and the token name none.","fr":"Si ni l’adresse ni le jeton n’en nomment un."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
