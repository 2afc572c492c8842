// Made by codegen from schema/accounts/HeldPolicy.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Policy held, as answered. */
export interface HeldPolicy {
  readonly code: string;
  readonly reach: unknown;
}

/** What is accepted for HeldPolicy: relations as IRIs. */
export interface HeldPolicyInput {
  readonly code: string;
  readonly reach: unknown;
}

/** HeldPolicy as the server handles it: relations as ids. */
export interface HeldPolicyValues {
  readonly code: string;
  readonly reach: unknown;
}

export const heldPolicyDescriptor = {
  "name": "HeldPolicy",
  "area": "accounts",
  "api": "accounts",
  "collection": "",
  "scope": "value",
  "table": "held_policy",
  "title": "code",
  "label": {"en":"Policy held","fr":"Droit détenu"},
  "plural": {"en":"Policies held","fr":"Droits détenus"},
  "properties": [
    {"name":"code","kind":"string","label":{"en":"Policy","fr":"Droit"},"required":true,"maxLength":255},
    {"name":"reach","kind":"json","label":{"en":"Reaches","fr":"Portée"},"required":true,"help":{"en":"\"all\", or the records it is limited to.","fr":"« all », ou les fiches auxquelles il est limité."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
