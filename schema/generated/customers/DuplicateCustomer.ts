// Made by codegen from schema/customers/DuplicateCustomer.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Possible duplicate, as answered. */
export interface DuplicateCustomer {
  readonly customerId: number;
  readonly displayName: string;
  readonly emailList: readonly string[];
  readonly phoneList: readonly string[];
  readonly birthday: string | null;
  readonly address: string | null;
  readonly zipcode: string | null;
  readonly city: string | null;
}

/** What is accepted for DuplicateCustomer: relations as IRIs. */
export interface DuplicateCustomerInput {
  readonly customerId: number;
  readonly displayName: string;
  readonly emailList?: readonly string[];
  readonly phoneList?: readonly string[];
  readonly birthday?: string | null;
  readonly address?: string | null;
  readonly zipcode?: string | null;
  readonly city?: string | null;
}

/** DuplicateCustomer as the server handles it: relations as ids. */
export interface DuplicateCustomerValues {
  readonly customerId: number;
  readonly displayName: string;
  readonly emailList?: readonly string[] | null;
  readonly phoneList?: readonly string[] | null;
  readonly birthday?: string | null;
  readonly address?: string | null;
  readonly zipcode?: string | null;
  readonly city?: string | null;
}

export const duplicateCustomerDescriptor = {
  "name": "DuplicateCustomer",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "duplicate_customer",
  "title": "displayName",
  "label": {"en":"Possible duplicate","fr":"Doublon possible"},
  "plural": {"en":"Possible duplicates","fr":"Doublons possibles"},
  "properties": [
    {"name":"customerId","kind":"integer","label":{"en":"Number","fr":"Numéro"},"required":true},
    {"name":"displayName","kind":"string","label":{"en":"Name","fr":"Nom"},"required":true,"maxLength":255,"personal":true},
    {"name":"emailList","kind":"email","label":{"en":"E-mails","fr":"Adresses e-mail"},"many":true,"personal":true},
    {"name":"phoneList","kind":"phone","label":{"en":"Phones","fr":"Téléphones"},"many":true,"personal":true},
    {"name":"birthday","kind":"date","label":{"en":"Birthday","fr":"Date de naissance"},"personal":true},
    {"name":"address","kind":"string","label":{"en":"Address","fr":"Adresse"},"maxLength":255,"personal":true},
    {"name":"zipcode","kind":"string","label":{"en":"Postcode","fr":"Code postal"},"maxLength":255,"personal":true},
    {"name":"city","kind":"string","label":{"en":"City","fr":"Ville"},"maxLength":255,"personal":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
