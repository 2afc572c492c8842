// Made by codegen from schema/accounts/ImpersonationRequest.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Working as someone else, as answered. */
export interface ImpersonationRequest {
  /** The e-mail of whose work it is. */
  readonly user: string;
}

/** What is accepted for ImpersonationRequest: relations as IRIs. */
export interface ImpersonationRequestInput {
  /** The e-mail of whose work it is. */
  readonly user: string;
}

/** ImpersonationRequest as the server handles it: relations as ids. */
export interface ImpersonationRequestValues {
  readonly user: string;
}

export const impersonationRequestDescriptor = {
  "name": "ImpersonationRequest",
  "area": "accounts",
  "api": "accounts",
  "collection": "",
  "scope": "value",
  "table": "impersonation_request",
  "title": "user",
  "label": {"en":"Working as someone else","fr":"Travail au nom d’un autre"},
  "plural": {"en":"Working as someone else","fr":"Travail au nom d’un autre"},
  "properties": [
    {"name":"user","kind":"string","label":{"en":"User","fr":"Utilisateur"},"comment":{"en":"The e-mail of whose work it is.","fr":"L’adresse e-mail de la personne représentée."},"required":true,"maxLength":200}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
