// Made by codegen from schema/customers/CustomerLookalike.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Customer being entered, as answered. */
export interface CustomerLookalike {
  readonly customerType: "contact" | "organization" | null;
  readonly lastname: string | null;
  readonly firstname: string | null;
  readonly emails: string | null;
  readonly phones: string | null;
  readonly birthday: string | null;
  readonly address: string | null;
  readonly zipcode: string | null;
}

/** What is accepted for CustomerLookalike: relations as IRIs. */
export interface CustomerLookalikeInput {
  readonly customerType?: "contact" | "organization" | null;
  readonly lastname?: string | null;
  readonly firstname?: string | null;
  readonly emails?: string | null;
  readonly phones?: string | null;
  readonly birthday?: string | null;
  readonly address?: string | null;
  readonly zipcode?: string | null;
}

/** CustomerLookalike as the server handles it: relations as ids. */
export interface CustomerLookalikeValues {
  readonly customerType?: "contact" | "organization" | null;
  readonly lastname?: string | null;
  readonly firstname?: string | null;
  readonly emails?: string | null;
  readonly phones?: string | null;
  readonly birthday?: string | null;
  readonly address?: string | null;
  readonly zipcode?: string | null;
}

export const customerLookalikeDescriptor = {
  "name": "CustomerLookalike",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "customer_lookalike",
  "title": "lastname",
  "label": {"en":"Customer being entered","fr":"Client en cours de saisie"},
  "plural": {"en":"Customers being entered","fr":"Clients en cours de saisie"},
  "properties": [
    {"name":"customerType","kind":"enum","label":{"en":"Type","fr":"Type"},"values":[{"value":"contact","label":{"en":"Contact","fr":"Contact"}},{"value":"organization","label":{"en":"Organisation","fr":"Structure"}}]},
    {"name":"lastname","kind":"string","label":{"en":"Surname","fr":"Nom"},"maxLength":200,"personal":true},
    {"name":"firstname","kind":"string","label":{"en":"First name","fr":"Prénom"},"maxLength":200,"personal":true},
    {"name":"emails","kind":"string","label":{"en":"E-mails","fr":"Adresses e-mail"},"maxLength":2000,"help":{"en":"Joined by commas.","fr":"Séparées par des virgules."},"personal":true},
    {"name":"phones","kind":"string","label":{"en":"Phones","fr":"Téléphones"},"maxLength":1000,"help":{"en":"Joined by commas.","fr":"Séparés par des virgules."},"personal":true},
    {"name":"birthday","kind":"date","label":{"en":"Birthday","fr":"Date de naissance"},"personal":true},
    {"name":"address","kind":"string","label":{"en":"Address","fr":"Adresse"},"maxLength":500,"personal":true},
    {"name":"zipcode","kind":"string","label":{"en":"Postcode","fr":"Code postal"},"maxLength":20,"personal":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
