// Made by codegen from schema/accounts/OwnAccount.jsonld. Never edit: change the source and run `npm run codegen`.
import type { OwnPasskey, OwnPasskeyInput, OwnPasskeyValues } from './OwnPasskey.ts';
import type { OwnSecondFactor, OwnSecondFactorInput, OwnSecondFactorValues } from './OwnSecondFactor.ts';
import type { OwnSession, OwnSessionInput, OwnSessionValues } from './OwnSession.ts';
import type { OwnToken, OwnTokenInput, OwnTokenValues } from './OwnToken.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** All that its person sees and sets of their account. */
export interface OwnAccount {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  /** Absent until its person chooses one: screens use the browser's. */
  readonly language: "en" | "fr" | null;
  readonly secondFactor: OwnSecondFactor;
  readonly passkeys: readonly OwnPasskey[];
  readonly sessions: readonly OwnSession[];
  readonly tokens: readonly OwnToken[];
}

/** What is accepted for OwnAccount: relations as IRIs. */
export interface OwnAccountInput {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  /** Absent until its person chooses one: screens use the browser's. */
  readonly language?: "en" | "fr" | null;
  readonly secondFactor: OwnSecondFactorInput;
  readonly passkeys: readonly OwnPasskeyInput[];
  readonly sessions: readonly OwnSessionInput[];
  readonly tokens: readonly OwnTokenInput[];
}

/** OwnAccount as the server handles it: relations as ids. */
export interface OwnAccountValues {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly language?: "en" | "fr" | null;
  readonly secondFactor: OwnSecondFactorValues;
  readonly passkeys: readonly OwnPasskeyValues[];
  readonly sessions: readonly OwnSessionValues[];
  readonly tokens: readonly OwnTokenValues[];
}

export const ownAccountDescriptor = {
  "name": "OwnAccount",
  "area": "accounts",
  "api": "accounts",
  "collection": "",
  "scope": "value",
  "table": "own_account",
  "title": "email",
  "label": {"en":"Own account","fr":"Compte personnel"},
  "plural": {"en":"Own account","fr":"Compte personnel"},
  "comment": {"en":"All that its person sees and sets of their account.","fr":"Tout ce que la personne voit et règle de son compte."},
  "properties": [
    {"name":"email","kind":"email","label":{"en":"E-mail","fr":"Adresse e-mail"},"required":true,"maxLength":255},
    {"name":"firstname","kind":"string","label":{"en":"First name","fr":"Prénom"},"required":true,"maxLength":255},
    {"name":"lastname","kind":"string","label":{"en":"Last name","fr":"Nom"},"required":true,"maxLength":255},
    {"name":"language","kind":"enum","label":{"en":"Language","fr":"Langue"},"comment":{"en":"Absent until its person chooses one: screens use the browser's.","fr":"Absent tant que la personne n’en choisit pas : les écrans prennent celle du navigateur."},"values":[{"value":"en","label":{"en":"English","fr":"Anglais"}},{"value":"fr","label":{"en":"French","fr":"Français"}}]},
    {"name":"secondFactor","kind":"json","label":{"en":"Second factor","fr":"Second facteur"},"shape":"OwnSecondFactor","required":true},
    {"name":"passkeys","kind":"json","label":{"en":"Passkeys","fr":"Clés d’accès"},"many":true,"shape":"OwnPasskey","required":true},
    {"name":"sessions","kind":"json","label":{"en":"Sessions","fr":"Sessions"},"many":true,"shape":"OwnSession","required":true},
    {"name":"tokens","kind":"json","label":{"en":"Access tokens","fr":"Jetons d’accès"},"many":true,"shape":"OwnToken","required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
