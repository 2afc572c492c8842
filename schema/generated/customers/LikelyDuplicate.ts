// Made by codegen from schema/customers/LikelyDuplicate.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Likely duplicate, as answered. */
export interface LikelyDuplicate {
  readonly customerId: number;
  readonly displayName: string;
  readonly emailList: readonly string[];
  readonly phoneList: readonly string[];
  readonly zipcode: string | null;
  readonly city: string | null;
  readonly score: number;
  readonly reasons: readonly ("email" | "phone" | "birthday" | "surname" | "address" | "firstname" | "initial" | "zipcode" | "otherBirthday")[];
}

/** What is accepted for LikelyDuplicate: relations as IRIs. */
export interface LikelyDuplicateInput {
  readonly customerId: number;
  readonly displayName: string;
  readonly emailList: readonly string[];
  readonly phoneList: readonly string[];
  readonly zipcode?: string | null;
  readonly city?: string | null;
  readonly score: number;
  readonly reasons: readonly ("email" | "phone" | "birthday" | "surname" | "address" | "firstname" | "initial" | "zipcode" | "otherBirthday")[];
}

/** LikelyDuplicate as the server handles it: relations as ids. */
export interface LikelyDuplicateValues {
  readonly customerId: number;
  readonly displayName: string;
  readonly emailList: readonly string[];
  readonly phoneList: readonly string[];
  readonly zipcode?: string | null;
  readonly city?: string | null;
  readonly score: number;
  readonly reasons: readonly ("email" | "phone" | "birthday" | "surname" | "address" | "firstname" | "initial" | "zipcode" | "otherBirthday")[];
}

export const likelyDuplicateDescriptor = {
  "name": "LikelyDuplicate",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "likely_duplicate",
  "title": "displayName",
  "label": {"en":"Likely duplicate","fr":"Doublon probable"},
  "plural": {"en":"Likely duplicates","fr":"Doublons probables"},
  "properties": [
    {"name":"customerId","kind":"integer","label":{"en":"Number","fr":"Numéro"},"required":true},
    {"name":"displayName","kind":"string","label":{"en":"Name","fr":"Nom"},"required":true,"maxLength":255,"personal":true},
    {"name":"emailList","kind":"email","label":{"en":"E-mails","fr":"Adresses e-mail"},"many":true,"required":true,"personal":true},
    {"name":"phoneList","kind":"phone","label":{"en":"Phones","fr":"Téléphones"},"many":true,"required":true,"personal":true},
    {"name":"zipcode","kind":"string","label":{"en":"Postcode","fr":"Code postal"},"maxLength":255,"personal":true},
    {"name":"city","kind":"string","label":{"en":"City","fr":"Ville"},"maxLength":255,"personal":true},
    {"name":"score","kind":"integer","label":{"en":"Score","fr":"Score"},"required":true},
    {"name":"reasons","kind":"enum","label":{"en":"Reasons","fr":"Raisons"},"many":true,"values":[{"value":"email","label":{"en":"same e-mail","fr":"même e-mail"}},{"value":"phone","label":{"en":"same phone","fr":"même téléphone"}},{"value":"birthday","label":{"en":"same birthday","fr":"même date de naissance"}},{"value":"surname","label":{"en":"same surname","fr":"même nom"}},{"value":"address","label":{"en":"same address","fr":"même adresse"}},{"value":"firstname","label":{"en":"same first name","fr":"même prénom"}},{"value":"initial","label":{"en":"same initial","fr":"même initiale"}},{"value":"zipcode","label":{"en":"same postcode","fr":"même code postal"}},{"value":"otherBirthday","label":{"en":"other birthday","fr":"autre date de naissance"}}],"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
