// Made by codegen from schema/accounts/OwnAccountChange.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** What it leaves out stays. */
export interface OwnAccountChange {
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly language: "en" | "fr" | null;
}

/** What is accepted for OwnAccountChange: relations as IRIs. */
export interface OwnAccountChangeInput {
  readonly firstname?: string | null;
  readonly lastname?: string | null;
  readonly language?: "en" | "fr" | null;
}

/** OwnAccountChange as the server handles it: relations as ids. */
export interface OwnAccountChangeValues {
  readonly firstname?: string | null;
  readonly lastname?: string | null;
  readonly language?: "en" | "fr" | null;
}

export const ownAccountChangeDescriptor = {
  "name": "OwnAccountChange",
  "area": "accounts",
  "api": "accounts",
  "collection": "",
  "scope": "value",
  "table": "own_account_change",
  "title": "lastname",
  "label": {"en":"Change of the own account","fr":"Modification du compte personnel"},
  "plural": {"en":"Change of the own account","fr":"Modification du compte personnel"},
  "comment": {"en":"What it leaves out stays.","fr":"Ce qui n’est pas donné reste."},
  "properties": [
    {"name":"firstname","kind":"string","label":{"en":"First name","fr":"Prénom"},"maxLength":100,"pattern":"\\S"},
    {"name":"lastname","kind":"string","label":{"en":"Last name","fr":"Nom"},"maxLength":100,"pattern":"\\S"},
    {"name":"language","kind":"enum","label":{"en":"Language","fr":"Langue"},"values":[{"value":"en","label":{"en":"English","fr":"Anglais"}},{"value":"fr","label":{"en":"French","fr":"Français"}}]}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
