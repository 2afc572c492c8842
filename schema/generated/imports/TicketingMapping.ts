// Made by codegen from schema/imports/TicketingMapping.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Show mapping, as answered. */
export interface TicketingMapping {
  readonly '@id': string;
  readonly '@type': 'TicketingMapping';
  readonly contract: string;
  readonly label: string;
  readonly eventCode: string | null;
  readonly ticketing: string | null;
  readonly isMapped: boolean | null;
  readonly isIgnored: boolean | null;
}

/** What is accepted for TicketingMapping: relations as IRIs. */
export interface TicketingMappingInput {
  readonly contract?: string;
  readonly label: string;
  readonly eventCode?: string | null;
  readonly ticketing?: string | null;
  readonly isIgnored?: boolean | null;
}

/** TicketingMapping as the server handles it: relations as ids. */
export interface TicketingMappingValues {
  readonly contract: number;
  readonly label: string;
  readonly eventCode: string | null;
  readonly ticketing: number | null;
  readonly isIgnored: boolean | null;
}

export const ticketingMappingDescriptor = {
  "name": "TicketingMapping",
  "area": "imports",
  "api": "ticketing",
  "collection": "/ticketing_mappings",
  "path": "/settings/ticket-import/mapping/ticketing",
  "scope": "contract",
  "table": "ticketing_mapping",
  "title": "label",
  "label": {"en":"Show mapping","fr":"Correspondance de spectacle"},
  "plural": {"en":"Show mappings","fr":"Correspondances de spectacles"},
  "group": "imports",
  "icon": "SwapHoriz",
  "order": {"label":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"label","kind":"string","label":{"en":"Name at the provider","fr":"Nom chez le prestataire"},"column":"label","required":true,"maxLength":300,"list":true,"filter":true},
    {"name":"eventCode","kind":"string","label":{"en":"Event code","fr":"Code de l’événement"},"column":"event_code","maxLength":100,"list":true,"filter":true},
    {"name":"ticketing","kind":"relation","label":{"en":"Show","fr":"Spectacle"},"column":"ticketing_id","target":"Ticketing","onDelete":"clear","list":true,"filter":true},
    {"name":"isMapped","kind":"boolean","label":{"en":"Mapped","fr":"Associé"},"computed":true,"list":true,"filter":true},
    {"name":"isIgnored","kind":"boolean","label":{"en":"Ignored","fr":"Ignoré"},"column":"is_ignored","default":false,"list":true,"filter":true,"help":{"en":"Rows that name it are left out.","fr":"Les lignes qui le nomment sont laissées de côté."}}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"imports.run","write":"imports.run"}
} as const satisfies EntityDescriptor;
