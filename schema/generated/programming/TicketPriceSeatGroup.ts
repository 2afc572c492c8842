// Made by codegen from schema/programming/TicketPriceSeatGroup.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** The seats that a price gives a right to. */
export interface TicketPriceSeatGroup {
  readonly '@id': string;
  readonly '@type': 'TicketPriceSeatGroup';
  readonly contract: string;
  readonly ticketPrice: string;
  readonly seatGroup: string;
  readonly label: string | null;
}

/** What is accepted for TicketPriceSeatGroup: relations as IRIs. */
export interface TicketPriceSeatGroupInput {
  readonly contract?: string;
  readonly ticketPrice: string;
  readonly seatGroup: string;
}

/** TicketPriceSeatGroup as the server handles it: relations as ids. */
export interface TicketPriceSeatGroupValues {
  readonly contract: number;
  readonly ticketPrice: number;
  readonly seatGroup: number;
}

export const ticketPriceSeatGroupDescriptor = {
  "name": "TicketPriceSeatGroup",
  "area": "programming",
  "api": "ticketing",
  "collection": "/ticket_price_seat_groups",
  "scope": "contract",
  "table": "ticket_price_seat_group",
  "title": "label",
  "label": {"en":"Seat group of a price","fr":"Catégorie d’un tarif"},
  "plural": {"en":"Seat groups of prices","fr":"Catégories de tarifs"},
  "comment": {"en":"The seats that a price gives a right to.","fr":"Les places auxquelles un tarif donne droit."},
  "icon": "Category",
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"ticketPrice","kind":"relation","label":{"en":"Price","fr":"Tarif"},"column":"ticket_price_id","target":"TicketPrice","onDelete":"cascade","required":true,"immutable":true,"list":true,"filter":true},
    {"name":"seatGroup","kind":"relation","label":{"en":"Seat group","fr":"Catégorie de places"},"column":"seat_group_id","target":"SeatGroup","onDelete":"cascade","required":true,"immutable":true,"list":true,"filter":true},
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Libellé"},"computed":true,"from":"seatGroup.label","maxLength":255}
  ],
  "operations": ["list","read","create","delete"],
  "actions": [],
  "rights": {"read":["programming.read","sales.sell"],"write":"prices.write"},
  "uniques": [["ticketPrice","seatGroup"]]
} as const satisfies EntityDescriptor;
