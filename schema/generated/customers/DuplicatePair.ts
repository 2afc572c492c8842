// Made by codegen from schema/customers/DuplicatePair.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Pair of duplicates, as answered. */
export interface DuplicatePair {
  readonly first: number;
  readonly second: number;
  readonly score: number;
  readonly reasons: readonly ("email" | "phone" | "birthday" | "surname" | "address" | "firstname" | "initial" | "zipcode" | "otherBirthday")[];
}

/** What is accepted for DuplicatePair: relations as IRIs. */
export interface DuplicatePairInput {
  readonly first: number;
  readonly second: number;
  readonly score: number;
  readonly reasons: readonly ("email" | "phone" | "birthday" | "surname" | "address" | "firstname" | "initial" | "zipcode" | "otherBirthday")[];
}

/** DuplicatePair as the server handles it: relations as ids. */
export interface DuplicatePairValues {
  readonly first: number;
  readonly second: number;
  readonly score: number;
  readonly reasons: readonly ("email" | "phone" | "birthday" | "surname" | "address" | "firstname" | "initial" | "zipcode" | "otherBirthday")[];
}

export const duplicatePairDescriptor = {
  "name": "DuplicatePair",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "duplicate_pair",
  "title": "score",
  "label": {"en":"Pair of duplicates","fr":"Paire de doublons"},
  "plural": {"en":"Pairs of duplicates","fr":"Paires de doublons"},
  "properties": [
    {"name":"first","kind":"integer","label":{"en":"First","fr":"Premier"},"required":true},
    {"name":"second","kind":"integer","label":{"en":"Second","fr":"Second"},"required":true},
    {"name":"score","kind":"integer","label":{"en":"Score","fr":"Score"},"required":true},
    {"name":"reasons","kind":"enum","label":{"en":"Reasons","fr":"Raisons"},"many":true,"values":[{"value":"email","label":{"en":"same e-mail","fr":"même e-mail"}},{"value":"phone","label":{"en":"same phone","fr":"même téléphone"}},{"value":"birthday","label":{"en":"same birthday","fr":"même date de naissance"}},{"value":"surname","label":{"en":"same surname","fr":"même nom"}},{"value":"address","label":{"en":"same address","fr":"même adresse"}},{"value":"firstname","label":{"en":"same first name","fr":"même prénom"}},{"value":"initial","label":{"en":"same initial","fr":"même initiale"}},{"value":"zipcode","label":{"en":"same postcode","fr":"même code postal"}},{"value":"otherBirthday","label":{"en":"other birthday","fr":"autre date de naissance"}}],"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
