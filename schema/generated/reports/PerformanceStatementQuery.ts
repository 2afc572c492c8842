// Made by codegen from schema/reports/PerformanceStatementQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** What a box office statement is of, as answered. */
export interface PerformanceStatementQuery {
  readonly user: "me" | null;
  readonly summary: "1" | null;
  readonly originType: "desk" | "minisite" | null;
  readonly language: "fr" | "en";
}

/** What is accepted for PerformanceStatementQuery: relations as IRIs. */
export interface PerformanceStatementQueryInput {
  readonly user?: "me" | null;
  readonly summary?: "1" | null;
  readonly originType?: "desk" | "minisite" | null;
  readonly language?: "fr" | "en";
}

/** PerformanceStatementQuery as the server handles it: relations as ids. */
export interface PerformanceStatementQueryValues {
  readonly user?: "me" | null;
  readonly summary?: "1" | null;
  readonly originType?: "desk" | "minisite" | null;
  readonly language: "fr" | "en";
}

export const performanceStatementQueryDescriptor = {
  "name": "PerformanceStatementQuery",
  "area": "reports",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "performance_statement_query",
  "title": "language",
  "label": {"en":"What a box office statement is of","fr":"Contenu d’un bordereau de recettes"},
  "plural": {"en":"What box office statements are of","fr":"Contenus de bordereaux de recettes"},
  "properties": [
    {"name":"user","kind":"enum","label":{"en":"Sold by","fr":"Vendu par"},"values":[{"value":"me","label":{"en":"My sales alone","fr":"Mes ventes seulement"}}],"help":{"en":"Without it, the sales of everybody.","fr":"Par défaut, les ventes de tous."}},
    {"name":"summary","kind":"enum","label":{"en":"Detail","fr":"Détail"},"values":[{"value":"1","label":{"en":"Totals alone","fr":"Totaux seulement"}}],"help":{"en":"By seat category, or by day of sale, without each price or line.","fr":"Par catégorie de place, ou par jour de vente, sans chaque tarif ni chaque ligne."}},
    {"name":"originType","kind":"enum","label":{"en":"Channel","fr":"Canal"},"values":[{"value":"desk","label":{"en":"Desk","fr":"Guichet"}},{"value":"minisite","label":{"en":"Minisite","fr":"Minisite"}}],"help":{"en":"Without it, every channel.","fr":"Par défaut, tous les canaux."}},
    {"name":"language","kind":"enum","label":{"en":"Language","fr":"Langue"},"values":[{"value":"fr","label":{"en":"French","fr":"Français"}},{"value":"en","label":{"en":"English","fr":"Anglais"}}],"required":true,"default":"fr"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
