// Made by codegen from schema/programming/TicketPriceGroup.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Price group, as answered. */
export interface TicketPriceGroup {
  readonly '@id': string;
  readonly '@type': 'TicketPriceGroup';
  readonly contract: string;
  readonly groupName: string;
  readonly manualSort: number | null;
  readonly isHidden: boolean;
  readonly ticketPriceList: readonly string[];
}

/** What is accepted for TicketPriceGroup: relations as IRIs. */
export interface TicketPriceGroupInput {
  readonly contract?: string;
  readonly groupName: string;
  readonly manualSort?: number | null;
  readonly isHidden?: boolean;
  readonly ticketPriceList?: readonly string[];
}

/** TicketPriceGroup as the server handles it: relations as ids. */
export interface TicketPriceGroupValues {
  readonly contract: number;
  readonly groupName: string;
  readonly manualSort: number | null;
  readonly isHidden: boolean;
}

export const ticketPriceGroupDescriptor = {
  "name": "TicketPriceGroup",
  "area": "programming",
  "api": "ticketing",
  "collection": "/ticket_price_groups",
  "scope": "contract",
  "table": "ticket_price_group",
  "title": "groupName",
  "hide": "isHidden",
  "label": {"en":"Price group","fr":"Groupe de tarifs"},
  "plural": {"en":"Price groups","fr":"Groupes de tarifs"},
  "group": "programming",
  "icon": "Folder",
  "order": {"manualSort":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"groupName","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"group_name","required":true,"maxLength":200,"list":true,"filter":true},
    {"name":"manualSort","kind":"integer","label":{"en":"Position","fr":"Position"},"column":"manual_sort","default":0,"list":true},
    {"name":"isHidden","kind":"boolean","label":{"en":"Hidden","fr":"Masqué"},"column":"is_hidden","required":true,"default":false,"filter":true},
    {"name":"ticketPriceList","kind":"relation","label":{"en":"Prices","fr":"Tarifs"},"many":true,"target":"TicketPrice","inverse":"ticketPriceGroup"}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":["programming.read","sales.sell"],"write":"prices.write"}
} as const satisfies EntityDescriptor;
