// Made by codegen from schema/reports/AccountingQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Days of an accounting export, as answered. */
export interface AccountingQuery {
  readonly from: string | null;
  readonly to: string | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly language: "fr" | "en";
}

/** What is accepted for AccountingQuery: relations as IRIs. */
export interface AccountingQueryInput {
  readonly from?: string | null;
  readonly to?: string | null;
  readonly currency?: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly language?: "fr" | "en";
}

/** AccountingQuery as the server handles it: relations as ids. */
export interface AccountingQueryValues {
  readonly from?: string | null;
  readonly to?: string | null;
  readonly currency?: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly language: "fr" | "en";
}

export const accountingQueryDescriptor = {
  "name": "AccountingQuery",
  "area": "reports",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "accounting_query",
  "title": "from",
  "label": {"en":"Days of an accounting export","fr":"Journées d’un export comptable"},
  "plural": {"en":"Days of accounting exports","fr":"Journées d’exports comptables"},
  "properties": [
    {"name":"from","kind":"date","label":{"en":"From","fr":"Du"},"help":{"en":"Without it, the last day that is over.","fr":"Par défaut, la dernière journée terminée."}},
    {"name":"to","kind":"date","label":{"en":"To","fr":"Au"},"help":{"en":"Without it, the first day.","fr":"Par défaut, le premier jour."}},
    {"name":"currency","kind":"enum","label":{"en":"Currency","fr":"Devise"},"values":[{"value":"EUR","label":{"en":"EUR","fr":"EUR"}},{"value":"CAD","label":{"en":"CAD","fr":"CAD"}},{"value":"CHF","label":{"en":"CHF","fr":"CHF"}},{"value":"GBP","label":{"en":"GBP","fr":"GBP"}},{"value":"MAD","label":{"en":"MAD","fr":"MAD"}},{"value":"USD","label":{"en":"USD","fr":"USD"}},{"value":"XPF","label":{"en":"XPF","fr":"XPF"}}],"help":{"en":"Without it, the organiser’s own.","fr":"Par défaut, celle de l’organisateur."}},
    {"name":"language","kind":"enum","label":{"en":"Language","fr":"Langue"},"values":[{"value":"fr","label":{"en":"French","fr":"Français"}},{"value":"en","label":{"en":"English","fr":"Anglais"}}],"required":true,"default":"fr"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
