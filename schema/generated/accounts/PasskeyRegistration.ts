// Made by codegen from schema/accounts/PasskeyRegistration.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** New passkey, as answered. */
export interface PasskeyRegistration {
  readonly name: string;
  readonly response: unknown;
}

/** What is accepted for PasskeyRegistration: relations as IRIs. */
export interface PasskeyRegistrationInput {
  readonly name: string;
  readonly response: unknown;
}

/** PasskeyRegistration as the server handles it: relations as ids. */
export interface PasskeyRegistrationValues {
  readonly name: string;
  readonly response: unknown;
}

export const passkeyRegistrationDescriptor = {
  "name": "PasskeyRegistration",
  "area": "accounts",
  "api": "accounts",
  "collection": "",
  "scope": "value",
  "table": "passkey_registration",
  "title": "name",
  "label": {"en":"New passkey","fr":"Nouvelle clé d’accès"},
  "plural": {"en":"New passkey","fr":"Nouvelle clé d’accès"},
  "properties": [
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"required":true,"maxLength":100},
    {"name":"response","kind":"json","label":{"en":"The device's answer","fr":"Réponse de l’appareil"},"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
