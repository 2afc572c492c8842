// Made by codegen from schema/contract/SupportResource.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Help resource, as answered. */
export interface SupportResource {
  readonly '@id': string;
  readonly '@type': 'SupportResource';
  readonly type: "tutorial" | "promote" | "video";
  readonly domain: "desk" | "crm" | "ticket_import" | "offer" | "booking_track" | "reporting_account" | null;
  readonly title: string;
  readonly text: string | null;
  readonly image: string | null;
  readonly link: string | null;
  readonly position: number | null;
  readonly enabled: boolean | null;
}

/** What is accepted for SupportResource: relations as IRIs. */
export interface SupportResourceInput {
  readonly type: "tutorial" | "promote" | "video";
  readonly domain?: "desk" | "crm" | "ticket_import" | "offer" | "booking_track" | "reporting_account" | null;
  readonly title: string;
  readonly text?: string | null;
  readonly image?: string | null;
  readonly link?: string | null;
  readonly position?: number | null;
  readonly enabled?: boolean | null;
}

/** SupportResource as the server handles it: relations as ids. */
export interface SupportResourceValues {
  readonly type: "tutorial" | "promote" | "video";
  readonly domain: "desk" | "crm" | "ticket_import" | "offer" | "booking_track" | "reporting_account" | null;
  readonly title: string;
  readonly text: string | null;
  readonly image: string | null;
  readonly link: string | null;
  readonly position: number | null;
  readonly enabled: boolean | null;
}

export const supportResourceDescriptor = {
  "name": "SupportResource",
  "area": "contract",
  "api": "desk",
  "collection": "/support_resources",
  "scope": "global",
  "table": "support_resource",
  "title": "title",
  "search": ["title","text"],
  "label": {"en":"Help resource","fr":"Ressource d’aide"},
  "plural": {"en":"Help resources","fr":"Ressources d’aide"},
  "icon": "Help",
  "order": {"position":"asc"},
  "properties": [
    {"name":"type","kind":"enum","label":{"en":"Type","fr":"Type"},"column":"type","values":[{"value":"tutorial","label":{"en":"Tutorial","fr":"Tutoriel"}},{"value":"promote","label":{"en":"Promotion","fr":"Promotion"}},{"value":"video","label":{"en":"Video","fr":"Vidéo"}}],"required":true,"list":true,"filter":true},
    {"name":"domain","kind":"enum","label":{"en":"Domain","fr":"Domaine"},"column":"domain","values":[{"value":"desk","label":{"en":"Desk","fr":"Guichet"}},{"value":"crm","label":{"en":"Customer relations","fr":"Relation client"}},{"value":"ticket_import","label":{"en":"Ticket import","fr":"Import de billets"}},{"value":"offer","label":{"en":"Offers","fr":"Offres"}},{"value":"booking_track","label":{"en":"Reservation tracks","fr":"Parcours de réservation"}},{"value":"reporting_account","label":{"en":"Reporting accounts","fr":"Comptes de reporting"}}],"list":true,"filter":true},
    {"name":"title","kind":"string","label":{"en":"Title","fr":"Titre"},"column":"title","required":true,"maxLength":200,"list":true},
    {"name":"text","kind":"text","label":{"en":"Text","fr":"Texte"},"column":"text"},
    {"name":"image","kind":"image","label":{"en":"Image","fr":"Image"},"column":"image"},
    {"name":"link","kind":"url","label":{"en":"Link","fr":"Lien"},"column":"link","list":true},
    {"name":"position","kind":"integer","label":{"en":"Position","fr":"Position"},"column":"position","default":0,"list":true},
    {"name":"enabled","kind":"boolean","label":{"en":"Enabled","fr":"Active"},"column":"enabled","default":true,"list":true,"filter":true}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":"signedIn","write":"settings.write"}
} as const satisfies EntityDescriptor;
