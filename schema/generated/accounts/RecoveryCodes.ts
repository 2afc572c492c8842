// Made by codegen from schema/accounts/RecoveryCodes.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Recovery codes, as answered. */
export interface RecoveryCodes {
  /** Shown this once. */
  readonly recoveryCodes: readonly string[];
}

/** What is accepted for RecoveryCodes: relations as IRIs. */
export interface RecoveryCodesInput {
  /** Shown this once. */
  readonly recoveryCodes: readonly string[];
}

/** RecoveryCodes as the server handles it: relations as ids. */
export interface RecoveryCodesValues {
  readonly recoveryCodes: readonly string[];
}

export const recoveryCodesDescriptor = {
  "name": "RecoveryCodes",
  "area": "accounts",
  "api": "accounts",
  "collection": "",
  "scope": "value",
  "table": "recovery_codes",
  "title": "recoveryCodes",
  "label": {"en":"Recovery codes","fr":"Codes de secours"},
  "plural": {"en":"Recovery codes","fr":"Codes de secours"},
  "properties": [
    {"name":"recoveryCodes","kind":"string","label":{"en":"Recovery codes","fr":"Codes de secours"},"comment":{"en":"Shown this once.","fr":"Affichés cette seule fois."},"many":true,"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
