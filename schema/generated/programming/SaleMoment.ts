// Made by codegen from schema/programming/SaleMoment.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** When a sale begins or ends, as answered. */
export interface SaleMoment {
  readonly kind: "none" | "at" | "before";
  readonly at: string;
  readonly amount: number;
  readonly unit: "minutes" | "hours" | "days" | "weeks";
}

/** What is accepted for SaleMoment: relations as IRIs. */
export interface SaleMomentInput {
  readonly kind: "none" | "at" | "before";
  readonly at?: string;
  readonly amount?: number;
  readonly unit?: "minutes" | "hours" | "days" | "weeks";
}

/** SaleMoment as the server handles it: relations as ids. */
export interface SaleMomentValues {
  readonly kind: "none" | "at" | "before";
  readonly at?: string;
  readonly amount?: number;
  readonly unit?: "minutes" | "hours" | "days" | "weeks";
}

export const saleMomentDescriptor = {
  "name": "SaleMoment",
  "area": "programming",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "sale_moment",
  "title": "kind",
  "label": {"en":"When a sale begins or ends","fr":"Début ou fin d’une vente"},
  "plural": {"en":"When sales begin or end","fr":"Débuts et fins de vente"},
  "properties": [
    {"name":"kind","kind":"enum","label":{"en":"When","fr":"Quand"},"values":[{"value":"none","label":{"en":"No limit of its own","fr":"Sans limite propre"}},{"value":"at","label":{"en":"At a date and time","fr":"À une date et une heure"}},{"value":"before","label":{"en":"Some time before each performance","fr":"Un certain temps avant chaque représentation"}}],"required":true},
    {"name":"at","kind":"string","label":{"en":"Date and time","fr":"Date et heure"},"when":{"kind":["at"]},"required":true,"maxLength":255,"pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$","help":{"en":"On a clock where the show plays, e.g. 2026-09-01T10:00.","fr":"À l’heure du lieu du spectacle, par exemple 2026-09-01T10:00."}},
    {"name":"amount","kind":"integer","label":{"en":"How long","fr":"Combien"},"when":{"kind":["before"]},"required":true,"min":0,"max":1000},
    {"name":"unit","kind":"enum","label":{"en":"Unit","fr":"Unité"},"values":[{"value":"minutes","label":{"en":"minutes","fr":"minutes"}},{"value":"hours","label":{"en":"hours","fr":"heures"}},{"value":"days","label":{"en":"days","fr":"jours"}},{"value":"weeks","label":{"en":"weeks","fr":"semaines"}}],"when":{"kind":["before"]},"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
