// Made by codegen from schema/accounts/FactorConfirmation.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Code of the authenticator, as answered. */
export interface FactorConfirmation {
  readonly code: string;
}

/** What is accepted for FactorConfirmation: relations as IRIs. */
export interface FactorConfirmationInput {
  readonly code: string;
}

/** FactorConfirmation as the server handles it: relations as ids. */
export interface FactorConfirmationValues {
  readonly code: string;
}

export const factorConfirmationDescriptor = {
  "name": "FactorConfirmation",
  "area": "accounts",
  "api": "accounts",
  "collection": "",
  "scope": "value",
  "table": "factor_confirmation",
  "title": "code",
  "label": {"en":"Code of the authenticator","fr":"Code de l’authentificateur"},
  "plural": {"en":"Code of the authenticator","fr":"Code de l’authentificateur"},
  "properties": [
    {"name":"code","kind":"string","label":{"en":"Code","fr":"Code"},"required":true,"maxLength":40}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
