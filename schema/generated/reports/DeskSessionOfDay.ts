// Made by codegen from schema/reports/DeskSessionOfDay.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Desk session of a day, as answered. */
export interface DeskSessionOfDay {
  readonly session: number;
  readonly number: number;
  readonly day: string;
  readonly seller: string;
  readonly desk: number | null;
  readonly deskName: string | null;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly state: "open" | "overdue" | "balanced" | "difference" | "uncounted";
  readonly orders: number;
  readonly currency: string;
  readonly taken: number;
  readonly expectedCash: number;
  readonly countedCash: number | null;
  readonly cashDifference: number | null;
  readonly reason: string | null;
}

/** What is accepted for DeskSessionOfDay: relations as IRIs. */
export interface DeskSessionOfDayInput {
  readonly session: number;
  readonly number: number;
  readonly day: string;
  readonly seller: string;
  readonly desk?: number | null;
  readonly deskName?: string | null;
  readonly startDate: string;
  readonly endDate?: string | null;
  readonly state: "open" | "overdue" | "balanced" | "difference" | "uncounted";
  readonly orders: number;
  readonly currency: string;
  readonly taken: number;
  readonly expectedCash: number;
  readonly countedCash?: number | null;
  readonly cashDifference?: number | null;
  readonly reason?: string | null;
}

/** DeskSessionOfDay as the server handles it: relations as ids. */
export interface DeskSessionOfDayValues {
  readonly session: number;
  readonly number: number;
  readonly day: string;
  readonly seller: string;
  readonly desk?: number | null;
  readonly deskName?: string | null;
  readonly startDate: string;
  readonly endDate?: string | null;
  readonly state: "open" | "overdue" | "balanced" | "difference" | "uncounted";
  readonly orders: number;
  readonly currency: string;
  readonly taken: number;
  readonly expectedCash: number;
  readonly countedCash?: number | null;
  readonly cashDifference?: number | null;
  readonly reason?: string | null;
}

export const deskSessionOfDayDescriptor = {
  "name": "DeskSessionOfDay",
  "area": "reports",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "desk_session_of_day",
  "title": "number",
  "label": {"en":"Desk session of a day","fr":"Session de caisse d’une journée"},
  "plural": {"en":"Desk sessions of a day","fr":"Sessions de caisse d’une journée"},
  "properties": [
    {"name":"session","kind":"integer","label":{"en":"Desk session","fr":"Session de caisse"},"required":true},
    {"name":"number","kind":"integer","label":{"en":"Number","fr":"Numéro"},"required":true},
    {"name":"day","kind":"date","label":{"en":"Day","fr":"Journée"},"required":true,"help":{"en":"The fiscal day in which it was opened.","fr":"La journée comptable de son ouverture."}},
    {"name":"seller","kind":"string","label":{"en":"Seller","fr":"Vendeur"},"required":true,"maxLength":255},
    {"name":"desk","kind":"integer","label":{"en":"Desk","fr":"Guichet"}},
    {"name":"deskName","kind":"string","label":{"en":"Name of the desk","fr":"Nom du guichet"},"maxLength":255},
    {"name":"startDate","kind":"dateTime","label":{"en":"Opened","fr":"Ouverte le"},"required":true},
    {"name":"endDate","kind":"dateTime","label":{"en":"Closed","fr":"Fermée le"}},
    {"name":"state","kind":"enum","label":{"en":"State","fr":"État"},"values":[{"value":"open","label":{"en":"Open","fr":"Ouverte"}},{"value":"overdue","label":{"en":"Left open","fr":"Restée ouverte"}},{"value":"balanced","label":{"en":"Count is right","fr":"Compte juste"}},{"value":"difference","label":{"en":"Difference","fr":"Écart"}},{"value":"uncounted","label":{"en":"Not counted","fr":"Non comptée"}}],"required":true},
    {"name":"orders","kind":"integer","label":{"en":"Orders","fr":"Commandes"},"required":true},
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"required":true,"maxLength":255},
    {"name":"taken","kind":"money","label":{"en":"Taken","fr":"Encaissé"},"required":true,"currencyFrom":"currency","help":{"en":"By every means of payment, less what was given back, in the currency of its drawer.","fr":"Par tous les moyens de paiement, moins les remboursements, dans la devise de son tiroir."}},
    {"name":"expectedCash","kind":"money","label":{"en":"Cash expected","fr":"Espèces attendues"},"required":true,"currencyFrom":"currency"},
    {"name":"countedCash","kind":"money","label":{"en":"Cash counted","fr":"Espèces comptées"},"currencyFrom":"currency"},
    {"name":"cashDifference","kind":"money","label":{"en":"Difference","fr":"Écart"},"currencyFrom":"currency"},
    {"name":"reason","kind":"string","label":{"en":"Reason for the difference","fr":"Motif de l’écart"},"maxLength":255}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
