// Made by codegen from schema/accounts/PasskeyName.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Name of a passkey, as answered. */
export interface PasskeyName {
  readonly name: string;
}

/** What is accepted for PasskeyName: relations as IRIs. */
export interface PasskeyNameInput {
  readonly name: string;
}

/** PasskeyName as the server handles it: relations as ids. */
export interface PasskeyNameValues {
  readonly name: string;
}

export const passkeyNameDescriptor = {
  "name": "PasskeyName",
  "area": "accounts",
  "api": "accounts",
  "collection": "",
  "scope": "value",
  "table": "passkey_name",
  "title": "name",
  "label": {"en":"Name of a passkey","fr":"Nom d’une clé d’accès"},
  "plural": {"en":"Name of a passkey","fr":"Nom d’une clé d’accès"},
  "properties": [
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"required":true,"maxLength":100}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
