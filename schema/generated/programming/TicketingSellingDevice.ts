// Made by codegen from schema/programming/TicketingSellingDevice.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Channel of a show, as answered. */
export interface TicketingSellingDevice {
  readonly '@id': string;
  readonly '@type': 'TicketingSellingDevice';
  readonly contract: string;
  readonly ticketing: string;
  readonly sellingDevice: string;
  readonly label: string | null;
  readonly hasTicketPriceEnabled: boolean | null;
}

/** What is accepted for TicketingSellingDevice: relations as IRIs. */
export interface TicketingSellingDeviceInput {
  readonly contract?: string;
  readonly ticketing: string;
  readonly sellingDevice: string;
}

/** TicketingSellingDevice as the server handles it: relations as ids. */
export interface TicketingSellingDeviceValues {
  readonly contract: number;
  readonly ticketing: number;
  readonly sellingDevice: number;
}

export const ticketingSellingDeviceDescriptor = {
  "name": "TicketingSellingDevice",
  "area": "programming",
  "api": "ticketing",
  "collection": "/ticketing_selling_devices",
  "scope": "contract",
  "table": "ticketing_selling_device",
  "title": "label",
  "label": {"en":"Channel of a show","fr":"Canal d’un spectacle"},
  "plural": {"en":"Channels of shows","fr":"Canaux de spectacles"},
  "icon": "PointOfSale",
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"ticketing","kind":"relation","label":{"en":"Show","fr":"Spectacle"},"column":"ticketing_id","target":"Ticketing","onDelete":"cascade","required":true,"immutable":true,"list":true,"filter":true},
    {"name":"sellingDevice","kind":"relation","label":{"en":"Selling device","fr":"Canal de vente"},"column":"selling_device_id","target":"SellingDevice","onDelete":"cascade","required":true,"immutable":true,"list":true,"filter":true},
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Libellé"},"computed":true,"from":"sellingDevice.name","maxLength":255},
    {"name":"hasTicketPriceEnabled","kind":"boolean","label":{"en":"Has an enabled price","fr":"A un tarif actif"},"computed":true,"list":true}
  ],
  "operations": ["list","read","create","delete"],
  "actions": [],
  "rights": {"read":["programming.read","sales.sell"],"write":"programming.write","paths":{"selling_device":"none"}},
  "uniques": [["ticketing","sellingDevice"]]
} as const satisfies EntityDescriptor;
