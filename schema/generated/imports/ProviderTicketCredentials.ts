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
  readonly connectionState: "untested" | "connected" | "refused" | "unreachable";
  readonly checkedAt: string | null;
  /** As far as the provider’s tickets have been fetched, in its own words. */
  readonly importCursor: string | null;
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
  readonly connectionState: "untested" | "connected" | "refused" | "unreachable";
  readonly checkedAt: string | null;
  readonly importCursor: string | null;
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
  "order": {"providerName":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"providerName","kind":"string","label":{"en":"Provider","fr":"Prestataire"},"column":"provider_name","required":true,"maxLength":100,"list":true,"filter":true},
    {"name":"providerType","kind":"enum","label":{"en":"Type","fr":"Type"},"comment":{"en":"The specification names no types; these are ours.","fr":"La spécification ne nomme aucun type ; ceux-ci sont de nous."},"column":"provider_type","values":[{"value":"ticket_import","label":{"en":"Ticket import","fr":"Import de billets"}},{"value":"cart_export","label":{"en":"Cart export","fr":"Export de paniers"}}],"default":"ticket_import","list":true,"filter":true},
    {"name":"param1","kind":"string","label":{"en":"Address","fr":"Adresse"},"column":"param1","secret":true,"maxLength":500,"help":{"en":"Where the provider answers, e.g. https://api.example.com/tickets. It is kept sealed and never shown again.","fr":"L’adresse où le prestataire répond, p. ex. https://api.example.com/tickets. Elle est scellée et ne s’affiche plus."}},
    {"name":"param1Set","kind":"boolean","label":{"en":"Address stored","fr":"Adresse enregistrée"},"computed":true,"isSetOf":"param1"},
    {"name":"param2","kind":"string","label":{"en":"Account","fr":"Compte"},"column":"param2","secret":true,"maxLength":500,"help":{"en":"What the provider knows you by, where it asks for it.","fr":"Ce par quoi le prestataire vous connaît, s’il le demande."}},
    {"name":"param2Set","kind":"boolean","label":{"en":"Account stored","fr":"Compte enregistré"},"computed":true,"isSetOf":"param2"},
    {"name":"param3","kind":"string","label":{"en":"Key","fr":"Clé"},"column":"param3","secret":true,"maxLength":500,"help":{"en":"The secret that the provider gave you.","fr":"Le secret que le prestataire vous a remis."}},
    {"name":"param3Set","kind":"boolean","label":{"en":"Key stored","fr":"Clé enregistrée"},"computed":true,"isSetOf":"param3"},
    {"name":"active","kind":"boolean","label":{"en":"Active","fr":"Actif"},"column":"active","default":true,"list":true,"filter":true},
    {"name":"connectionState","kind":"enum","label":{"en":"Connection","fr":"Connexion"},"column":"connection_state","values":[{"value":"untested","label":{"en":"Not tested","fr":"Non testé"}},{"value":"connected","label":{"en":"Connected","fr":"Connecté"}},{"value":"refused","label":{"en":"Refused by the provider","fr":"Refusé par le prestataire"}},{"value":"unreachable","label":{"en":"No answer","fr":"Sans réponse"}}],"tones":{"success":["connected"],"warning":["unreachable"],"danger":["refused"]},"required":true,"readOnly":true,"default":"untested","list":true,"filter":true},
    {"name":"checkedAt","kind":"dateTime","label":{"en":"Last tried","fr":"Dernier essai"},"column":"checked_at","readOnly":true,"timezoneFrom":"contract.timezone","list":true},
    {"name":"importCursor","kind":"string","label":{"en":"Fetched up to","fr":"Relevé jusqu’à"},"comment":{"en":"As far as the provider’s tickets have been fetched, in its own words.","fr":"Jusqu’où les billets du prestataire ont été relevés, dans ses termes."},"column":"import_cursor","readOnly":true,"maxLength":200}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [
    {"name":"test","method":"POST","path":"/provider_ticket_credentials/{id}/test","label":{"en":"Test the connection","fr":"Tester la connexion"},"returns":"ProviderTicketCredentials","status":200,"ownScreen":true}
  ],
  "rights": {"read":"imports.run","write":"imports.run"}
} as const satisfies EntityDescriptor;
