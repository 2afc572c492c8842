// Made by codegen from schema/customers/ClientsQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Which accounts, as answered. */
export interface ClientsQuery {
  readonly q: string | null;
  readonly state: "owing" | "overdue" | "credit" | null;
  readonly page: number | null;
}

/** What is accepted for ClientsQuery: relations as IRIs. */
export interface ClientsQueryInput {
  readonly q?: string | null;
  readonly state?: "owing" | "overdue" | "credit" | null;
  readonly page?: number | null;
}

/** ClientsQuery as the server handles it: relations as ids. */
export interface ClientsQueryValues {
  readonly q?: string | null;
  readonly state?: "owing" | "overdue" | "credit" | null;
  readonly page?: number | null;
}

export const clientsQueryDescriptor = {
  "name": "ClientsQuery",
  "area": "customers",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "clients_query",
  "title": "q",
  "label": {"en":"Which accounts","fr":"Quels comptes"},
  "plural": {"en":"Which accounts","fr":"Quels comptes"},
  "properties": [
    {"name":"q","kind":"string","label":{"en":"Search","fr":"Recherche"},"maxLength":200,"help":{"en":"A part of the name, e-mail or account number.","fr":"Une partie du nom, de l’e-mail ou du numéro de compte."}},
    {"name":"state","kind":"enum","label":{"en":"State","fr":"État"},"values":[{"value":"owing","label":{"en":"Owing","fr":"Débiteurs"}},{"value":"overdue","label":{"en":"Overdue","fr":"En retard"}},{"value":"credit","label":{"en":"In credit","fr":"Créditeurs"}}]},
    {"name":"page","kind":"integer","label":{"en":"Page","fr":"Page"},"min":1,"max":1000}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
