// Made by codegen from schema/accounts/OwnSession.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Own session, as answered. */
export interface OwnSession {
  readonly id: number;
  /** E.g. "Firefox · Windows"; empty when not known. */
  readonly browser: string;
  readonly address: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly isCurrent: boolean;
}

/** What is accepted for OwnSession: relations as IRIs. */
export interface OwnSessionInput {
  readonly id: number;
  /** E.g. "Firefox · Windows"; empty when not known. */
  readonly browser: string;
  readonly address: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly isCurrent: boolean;
}

/** OwnSession as the server handles it: relations as ids. */
export interface OwnSessionValues {
  readonly id: number;
  readonly browser: string;
  readonly address: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly isCurrent: boolean;
}

export const ownSessionDescriptor = {
  "name": "OwnSession",
  "area": "accounts",
  "api": "accounts",
  "collection": "",
  "scope": "value",
  "table": "own_session",
  "title": "browser",
  "label": {"en":"Own session","fr":"Session personnelle"},
  "plural": {"en":"Own session","fr":"Session personnelle"},
  "properties": [
    {"name":"id","kind":"integer","label":{"en":"Id","fr":"Identifiant"},"required":true},
    {"name":"browser","kind":"string","label":{"en":"Browser","fr":"Navigateur"},"comment":{"en":"E.g. \"Firefox · Windows\"; empty when not known.","fr":"P. ex. « Firefox · Windows » ; vide si inconnu."},"required":true,"maxLength":255},
    {"name":"address","kind":"string","label":{"en":"Address","fr":"Adresse"},"required":true,"maxLength":255},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Since","fr":"Depuis"},"required":true},
    {"name":"lastUsedAt","kind":"dateTime","label":{"en":"Last used","fr":"Dernière utilisation"},"required":true},
    {"name":"isCurrent","kind":"boolean","label":{"en":"This session","fr":"Cette session"},"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
