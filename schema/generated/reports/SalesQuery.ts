// Made by codegen from schema/reports/SalesQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** What sales are summed by, as answered. */
export interface SalesQuery {
  readonly from: string | null;
  readonly to: string | null;
  readonly by: "show" | "performance" | "price" | "channel" | "seller" | "method" | "rate" | "day";
  readonly basis: "sale_date" | "event_end" | "deposit_date";
  readonly language: "fr" | "en";
}

/** What is accepted for SalesQuery: relations as IRIs. */
export interface SalesQueryInput {
  readonly from?: string | null;
  readonly to?: string | null;
  readonly by?: "show" | "performance" | "price" | "channel" | "seller" | "method" | "rate" | "day";
  readonly basis?: "sale_date" | "event_end" | "deposit_date";
  readonly language?: "fr" | "en";
}

/** SalesQuery as the server handles it: relations as ids. */
export interface SalesQueryValues {
  readonly from?: string | null;
  readonly to?: string | null;
  readonly by: "show" | "performance" | "price" | "channel" | "seller" | "method" | "rate" | "day";
  readonly basis: "sale_date" | "event_end" | "deposit_date";
  readonly language: "fr" | "en";
}

export const salesQueryDescriptor = {
  "name": "SalesQuery",
  "area": "reports",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "sales_query",
  "title": "by",
  "label": {"en":"What sales are summed by","fr":"Regroupement des ventes"},
  "plural": {"en":"What sales are summed by","fr":"Regroupements des ventes"},
  "properties": [
    {"name":"from","kind":"date","label":{"en":"From","fr":"Du"},"help":{"en":"Without it, the last day that is over.","fr":"Par défaut, la dernière journée terminée."}},
    {"name":"to","kind":"date","label":{"en":"To","fr":"Au"},"help":{"en":"Without it, the first day.","fr":"Par défaut, le premier jour."}},
    {"name":"by","kind":"enum","label":{"en":"By","fr":"Par"},"values":[{"value":"show","label":{"en":"Show","fr":"Spectacle"}},{"value":"performance","label":{"en":"Performance","fr":"Représentation"}},{"value":"price","label":{"en":"Price","fr":"Tarif"}},{"value":"channel","label":{"en":"Channel","fr":"Canal"}},{"value":"seller","label":{"en":"Seller","fr":"Vendeur"}},{"value":"method","label":{"en":"Means of payment","fr":"Moyen de paiement"}},{"value":"rate","label":{"en":"VAT rate","fr":"Taux de TVA"}},{"value":"day","label":{"en":"Day","fr":"Jour"}}],"required":true,"default":"show"},
    {"name":"basis","kind":"enum","label":{"en":"Date","fr":"Date"},"values":[{"value":"sale_date","label":{"en":"Date of the sale","fr":"Date de vente"}},{"value":"event_end","label":{"en":"End of the performance","fr":"Fin de la représentation"}},{"value":"deposit_date","label":{"en":"Date of the payment","fr":"Date d’encaissement"}}],"required":true,"default":"sale_date","help":{"en":"Which date counts.","fr":"La date qui compte."}},
    {"name":"language","kind":"enum","label":{"en":"Language","fr":"Langue"},"values":[{"value":"fr","label":{"en":"French","fr":"Français"}},{"value":"en","label":{"en":"English","fr":"Anglais"}}],"required":true,"default":"fr"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
