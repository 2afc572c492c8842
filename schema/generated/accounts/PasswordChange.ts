// Made by codegen from schema/accounts/PasswordChange.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Change of password, as answered. */
export interface PasswordChange {
  readonly current: string;
  readonly new: string;
}

/** What is accepted for PasswordChange: relations as IRIs. */
export interface PasswordChangeInput {
  readonly current: string;
  readonly new: string;
}

/** PasswordChange as the server handles it: relations as ids. */
export interface PasswordChangeValues {
  readonly current: string;
  readonly new: string;
}

export const passwordChangeDescriptor = {
  "name": "PasswordChange",
  "area": "accounts",
  "api": "accounts",
  "collection": "",
  "scope": "value",
  "table": "password_change",
  "title": "current",
  "label": {"en":"Change of password","fr":"Changement de mot de passe"},
  "plural": {"en":"Change of password","fr":"Changement de mot de passe"},
  "properties": [
    {"name":"current","kind":"string","label":{"en":"Current password","fr":"Mot de passe actuel"},"required":true,"maxLength":1000},
    {"name":"new","kind":"string","label":{"en":"New password","fr":"Nouveau mot de passe"},"required":true,"maxLength":1000}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
