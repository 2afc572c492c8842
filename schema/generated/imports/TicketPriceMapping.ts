// Made by codegen from schema/imports/TicketPriceMapping.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Price mapping, as answered. */
export interface TicketPriceMapping {
  readonly '@id': string;
  readonly '@type': 'TicketPriceMapping';
  readonly contract: string;
  readonly label: string;
  readonly eventName: string | null;
  readonly ticketPrice: string | null;
  readonly isMapped: boolean | null;
  readonly isIgnored: boolean | null;
}

/** What is accepted for TicketPriceMapping: relations as IRIs. */
export interface TicketPriceMappingInput {
  readonly contract?: string;
  readonly label: string;
  readonly eventName?: string | null;
  readonly ticketPrice?: string | null;
  readonly isIgnored?: boolean | null;
}

/** TicketPriceMapping as the server handles it: relations as ids. */
export interface TicketPriceMappingValues {
  readonly contract: number;
  readonly label: string;
  readonly eventName: string | null;
  readonly ticketPrice: number | null;
  readonly isIgnored: boolean | null;
}

export const ticketPriceMappingDescriptor = {
  "name": "TicketPriceMapping",
  "area": "imports",
  "api": "ticketing",
  "collection": "/ticket_price_mappings",
  "path": "/settings/ticket-import/mapping/ticketprice",
  "scope": "contract",
  "table": "ticket_price_mapping",
  "title": "label",
  "label": {"en":"Price mapping","fr":"Correspondance de tarif"},
  "plural": {"en":"Price mappings","fr":"Correspondances de tarifs"},
  "group": "imports",
  "icon": "SwapHoriz",
  "order": {"label":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"label","kind":"string","label":{"en":"Name at the provider","fr":"Nom chez le prestataire"},"column":"label","required":true,"maxLength":300,"list":true,"filter":true},
    {"name":"eventName","kind":"string","label":{"en":"Event at the provider","fr":"Événement chez le prestataire"},"column":"event_name","maxLength":300,"list":true,"filter":true},
    {"name":"ticketPrice","kind":"relation","label":{"en":"Price","fr":"Tarif"},"column":"ticket_price_id","target":"TicketPrice","onDelete":"clear","list":true,"filter":true},
    {"name":"isMapped","kind":"boolean","label":{"en":"Mapped","fr":"Associé"},"computed":true,"list":true,"filter":true},
    {"name":"isIgnored","kind":"boolean","label":{"en":"Ignored","fr":"Ignoré"},"column":"is_ignored","default":false,"list":true,"filter":true,"help":{"en":"Rows that name it are left out.","fr":"Les lignes qui le nomment sont laissées de côté."}}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"imports.run","write":"imports.run"}
} as const satisfies EntityDescriptor;
