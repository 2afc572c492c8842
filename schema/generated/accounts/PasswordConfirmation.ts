// Made by codegen from schema/accounts/PasswordConfirmation.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Confirmation by password, as answered. */
export interface PasswordConfirmation {
  readonly current: string;
}

/** What is accepted for PasswordConfirmation: relations as IRIs. */
export interface PasswordConfirmationInput {
  readonly current: string;
}

/** PasswordConfirmation as the server handles it: relations as ids. */
export interface PasswordConfirmationValues {
  readonly current: string;
}

export const passwordConfirmationDescriptor = {
  "name": "PasswordConfirmation",
  "area": "accounts",
  "api": "accounts",
  "collection": "",
  "scope": "value",
  "table": "password_confirmation",
  "title": "current",
  "label": {"en":"Confirmation by password","fr":"Confirmation par mot de passe"},
  "plural": {"en":"Confirmation by password","fr":"Confirmation par mot de passe"},
  "properties": [
    {"name":"current","kind":"string","label":{"en":"Current password","fr":"Mot de passe actuel"},"required":true,"maxLength":1000}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
