// Made by codegen from schema/accounts/ImpersonationToken.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** An access token as OAuth 2 answers it; no refresh token comes with it. */
export interface ImpersonationToken {
  readonly access_token: string;
  readonly token_type: string;
  /** Seconds. */
  readonly expires_in: number;
}

/** What is accepted for ImpersonationToken: relations as IRIs. */
export interface ImpersonationTokenInput {
  readonly access_token: string;
  readonly token_type: string;
  /** Seconds. */
  readonly expires_in: number;
}

/** ImpersonationToken as the server handles it: relations as ids. */
export interface ImpersonationTokenValues {
  readonly access_token: string;
  readonly token_type: string;
  readonly expires_in: number;
}

export const impersonationTokenDescriptor = {
  "name": "ImpersonationToken",
  "area": "accounts",
  "api": "accounts",
  "collection": "",
  "scope": "value",
  "table": "impersonation_token",
  "title": "token_type",
  "label": {"en":"Token of another person","fr":"Jeton d’une autre personne"},
  "plural": {"en":"Tokens of other people","fr":"Jetons d’autres personnes"},
  "comment": {"en":"An access token as OAuth 2 answers it; no refresh token comes with it.","fr":"Un jeton d’accès au format OAuth 2, sans jeton de renouvellement."},
  "properties": [
    {"name":"access_token","kind":"text","label":{"en":"Access token","fr":"Jeton d’accès"},"required":true},
    {"name":"token_type","kind":"string","label":{"en":"Kind","fr":"Type"},"required":true,"maxLength":255},
    {"name":"expires_in","kind":"integer","label":{"en":"Lasts","fr":"Durée"},"comment":{"en":"Seconds.","fr":"Secondes."},"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
