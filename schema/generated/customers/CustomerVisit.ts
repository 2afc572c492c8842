// Made by codegen from schema/customers/CustomerVisit.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Performance of a customer, as answered. */
export interface CustomerVisit {
  readonly eventDate: number | null;
  readonly title: string | null;
  readonly at: string | null;
  readonly timezone: string;
  readonly count: number;
  readonly seats: readonly string[];
  readonly origin: string | null;
  readonly status: string | null;
}

/** What is accepted for CustomerVisit: relations as IRIs. */
export interface CustomerVisitInput {
  readonly eventDate?: number | null;
  readonly title?: string | null;
  readonly at?: string | null;
  readonly timezone: string;
  readonly count: number;
  readonly seats: readonly string[];
  readonly origin?: string | null;
  readonly status?: string | null;
}

/** CustomerVisit as the server handles it: relations as ids. */
export interface CustomerVisitValues {
  readonly eventDate?: number | null;
  readonly title?: string | null;
  readonly at?: string | null;
  readonly timezone: string;
  readonly count: number;
  readonly seats: readonly string[];
  readonly origin?: string | null;
  readonly status?: string | null;
}

export const customerVisitDescriptor = {
  "name": "CustomerVisit",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "customer_visit",
  "title": "title",
  "label": {"en":"Performance of a customer","fr":"Représentation d’un client"},
  "plural": {"en":"Performances of customers","fr":"Représentations de clients"},
  "properties": [
    {"name":"eventDate","kind":"integer","label":{"en":"Performance","fr":"Représentation"}},
    {"name":"title","kind":"string","label":{"en":"Show","fr":"Spectacle"},"maxLength":255},
    {"name":"at","kind":"dateTime","label":{"en":"When","fr":"Quand"}},
    {"name":"timezone","kind":"string","label":{"en":"Timezone","fr":"Fuseau horaire"},"required":true,"maxLength":255},
    {"name":"count","kind":"integer","label":{"en":"Tickets","fr":"Billets"},"required":true},
    {"name":"seats","kind":"string","label":{"en":"Seats","fr":"Places"},"many":true,"required":true},
    {"name":"origin","kind":"string","label":{"en":"Origin","fr":"Origine"},"maxLength":255},
    {"name":"status","kind":"string","label":{"en":"Ticket status","fr":"Statut du billet"},"maxLength":255}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
