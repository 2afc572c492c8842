// Made by codegen from schema/reports/DeskSessionsQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Which desk sessions, as answered. */
export interface DeskSessionsQuery {
  readonly from: string | null;
  readonly to: string | null;
  readonly seller: string | null;
  readonly desk: number | null;
  readonly state: "open" | "overdue" | "balanced" | "difference" | "uncounted" | null;
  readonly language: "fr" | "en";
}

/** What is accepted for DeskSessionsQuery: relations as IRIs. */
export interface DeskSessionsQueryInput {
  readonly from?: string | null;
  readonly to?: string | null;
  readonly seller?: string | null;
  readonly desk?: number | null;
  readonly state?: "open" | "overdue" | "balanced" | "difference" | "uncounted" | null;
  readonly language?: "fr" | "en";
}

/** DeskSessionsQuery as the server handles it: relations as ids. */
export interface DeskSessionsQueryValues {
  readonly from?: string | null;
  readonly to?: string | null;
  readonly seller?: string | null;
  readonly desk?: number | null;
  readonly state?: "open" | "overdue" | "balanced" | "difference" | "uncounted" | null;
  readonly language: "fr" | "en";
}

export const deskSessionsQueryDescriptor = {
  "name": "DeskSessionsQuery",
  "area": "reports",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "desk_sessions_query",
  "title": "from",
  "label": {"en":"Which desk sessions","fr":"Quelles sessions de caisse"},
  "plural": {"en":"Which desk sessions","fr":"Quelles sessions de caisse"},
  "properties": [
    {"name":"from","kind":"date","label":{"en":"From","fr":"Du"},"help":{"en":"Without it, the six days before the last.","fr":"Par défaut, les six jours avant le dernier."}},
    {"name":"to","kind":"date","label":{"en":"To","fr":"Au"},"help":{"en":"Without it, today by the organiser's clock.","fr":"Par défaut, aujourd’hui à l’heure de l’organisateur."}},
    {"name":"seller","kind":"string","label":{"en":"Seller","fr":"Vendeur"},"maxLength":320,"help":{"en":"Their e-mail address.","fr":"Son adresse e-mail."}},
    {"name":"desk","kind":"integer","label":{"en":"Desk","fr":"Guichet"}},
    {"name":"state","kind":"enum","label":{"en":"State","fr":"État"},"values":[{"value":"open","label":{"en":"Open","fr":"Ouverte"}},{"value":"overdue","label":{"en":"Left open","fr":"Restée ouverte"}},{"value":"balanced","label":{"en":"Count is right","fr":"Compte juste"}},{"value":"difference","label":{"en":"Difference","fr":"Écart"}},{"value":"uncounted","label":{"en":"Not counted","fr":"Non comptée"}}]},
    {"name":"language","kind":"enum","label":{"en":"Language","fr":"Langue"},"values":[{"value":"fr","label":{"en":"French","fr":"Français"}},{"value":"en","label":{"en":"English","fr":"Anglais"}}],"required":true,"default":"fr","help":{"en":"Of the file.","fr":"Celle du fichier."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
