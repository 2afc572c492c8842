// Made by codegen from schema/imports/ProviderTicketImport.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Import of a partner’s tickets, as answered. */
export interface ProviderTicketImport {
  readonly mapping: unknown;
  readonly externalProvider: string | null;
  readonly scanTrack: string | null;
  readonly strategy: "split" | "group" | "none" | null;
  readonly strategyMode: "full" | "control_only" | null;
}

/** What is accepted for ProviderTicketImport: relations as IRIs. */
export interface ProviderTicketImportInput {
  readonly mapping: unknown;
  readonly externalProvider?: string | null;
  readonly scanTrack?: string | null;
  readonly strategy?: "split" | "group" | "none" | null;
  readonly strategyMode?: "full" | "control_only" | null;
}

/** ProviderTicketImport as the server handles it: relations as ids. */
export interface ProviderTicketImportValues {
  readonly mapping: unknown;
  readonly externalProvider?: string | null;
  readonly scanTrack?: number | null;
  readonly strategy?: "split" | "group" | "none" | null;
  readonly strategyMode?: "full" | "control_only" | null;
}

export const providerTicketImportDescriptor = {
  "name": "ProviderTicketImport",
  "area": "imports",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "provider_ticket_import",
  "title": "externalProvider",
  "label": {"en":"Import of a partner’s tickets","fr":"Import de billets d’un partenaire"},
  "plural": {"en":"Imports of partners’ tickets","fr":"Imports de billets de partenaires"},
  "properties": [
    {"name":"mapping","kind":"json","label":{"en":"Columns","fr":"Colonnes"},"required":true},
    {"name":"externalProvider","kind":"string","label":{"en":"Partner","fr":"Partenaire"},"maxLength":255},
    {"name":"scanTrack","kind":"relation","label":{"en":"Scan track","fr":"Parcours de contrôle"},"target":"ScanTrack"},
    {"name":"strategy","kind":"enum","label":{"en":"Grouping","fr":"Regroupement"},"values":[{"value":"split","label":{"en":"One by one","fr":"Séparés"}},{"value":"group","label":{"en":"Grouped","fr":"Groupés"}},{"value":"none","label":{"en":"None","fr":"Aucun"}}]},
    {"name":"strategyMode","kind":"enum","label":{"en":"Mode","fr":"Mode"},"values":[{"value":"full","label":{"en":"Import tickets","fr":"Importer les billets"}},{"value":"control_only","label":{"en":"For scanning only","fr":"Pour le contrôle seulement"}}]}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
