// Made by codegen from schema/imports/ProviderTicketCredentials.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Provider access, as answered. */
export interface ProviderTicketCredentials {
  readonly '@id': string;
  readonly '@type': 'ProviderTicketCredentials';
  readonly contract: string;
  readonly providerName: string;
  /** The specification names no types; these are ours. */
  readonly providerType: "ticket_import" | "cart_export" | null;
  readonly param1Set: boolean | null;
  readonly param2Set: boolean | null;
  readonly param3Set: boolean | null;
  readonly active: boolean | null;
}

/** What is accepted for ProviderTicketCredentials: relations as IRIs. */
export interface ProviderTicketCredentialsInput {
  readonly contract?: string;
  readonly providerName: string;
  /** The specification names no types; these are ours. */
  readonly providerType?: "ticket_import" | "cart_export" | null;
  readonly param1?: string | null;
  readonly param2?: string | null;
  readonly param3?: string | null;
  readonly active?: boolean | null;
}

/** ProviderTicketCredentials as the server handles it: relations as ids. */
export interface ProviderTicketCredentialsValues {
  readonly contract: number;
  readonly providerName: string;
  readonly providerType: "ticket_import" | "cart_export" | null;
  readonly param1: string | null;
  readonly param2: string | null;
  readonly param3: string | null;
  readonly active: boolean | null;
}

export const providerTicketCredentialsDescriptor = {
  "name": "ProviderTicketCredentials",
  "area": "imports",
  "api": "ticketing",
  "collection": "/provider_ticket_credentials",
  "path": "/settings/provider-credentials",
  "scope": "contract",
  "table": "provider_ticket_credentials",
  "title": "providerName",
  "label": {"en":"Provider access","fr":"Accès prestataire"},
  "plural": {"en":"Provider accesses","fr":"Accès prestataires"},
  "group": "imports",
  "icon": "VpnKey",
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"providerName","kind":"string","label":{"en":"Provider","fr":"Prestataire"},"column":"provider_name","required":true,"maxLength":100,"list":true,"filter":true},
    {"name":"providerType","kind":"enum","label":{"en":"Type","fr":"Type"},"comment":{"en":"The specification names no types; these are ours.","fr":"La spécification ne nomme aucun type ; ceux-ci sont de nous."},"column":"provider_type","values":[{"value":"ticket_import","label":{"en":"Ticket import","fr":"Import de billets"}},{"value":"cart_export","label":{"en":"Cart export","fr":"Export de paniers"}}],"default":"ticket_import","list":true,"filter":true},
    {"name":"param1","kind":"string","label":{"en":"First credential","fr":"Premier identifiant"},"column":"param1","secret":true,"maxLength":500},
    {"name":"param1Set","kind":"boolean","label":{"en":"First credential stored","fr":"Premier identifiant enregistré"},"computed":true,"isSetOf":"param1"},
    {"name":"param2","kind":"string","label":{"en":"Second credential","fr":"Deuxième identifiant"},"column":"param2","secret":true,"maxLength":500},
    {"name":"param2Set","kind":"boolean","label":{"en":"Second credential stored","fr":"Deuxième identifiant enregistré"},"computed":true,"isSetOf":"param2"},
    {"name":"param3","kind":"string","label":{"en":"Third credential","fr":"Troisième identifiant"},"column":"param3","secret":true,"maxLength":500},
    {"name":"param3Set","kind":"boolean","label":{"en":"Third credential stored","fr":"Troisième identifiant enregistré"},"computed":true,"isSetOf":"param3"},
    {"name":"active","kind":"boolean","label":{"en":"Active","fr":"Actif"},"column":"active","default":true,"list":true,"filter":true}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"imports.run","write":"imports.run"}
} as const satisfies EntityDescriptor;
