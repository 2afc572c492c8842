// Made by codegen from schema/seating/SeatGroup.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Seat group, as answered. */
export interface SeatGroup {
  readonly '@id': string;
  readonly '@type': 'SeatGroup';
  readonly contract: string;
  readonly label: string;
  readonly seatColor: string | null;
  readonly isHidden: boolean;
  readonly ticketPriceSeatGroupList: readonly string[];
}

/** What is accepted for SeatGroup: relations as IRIs. */
export interface SeatGroupInput {
  readonly contract?: string;
  readonly label: string;
  readonly seatColor?: string | null;
  readonly isHidden?: boolean;
  readonly ticketPriceSeatGroupList?: readonly string[];
}

/** SeatGroup as the server handles it: relations as ids. */
export interface SeatGroupValues {
  readonly contract: number;
  readonly label: string;
  readonly seatColor: string | null;
  readonly isHidden: boolean;
}

export const seatGroupDescriptor = {
  "name": "SeatGroup",
  "area": "seating",
  "api": "ticketing",
  "collection": "/seat_groups",
  "scope": "contract",
  "table": "seat_group",
  "title": "label",
  "hide": "isHidden",
  "label": {"en":"Seat group","fr":"Catégorie de places"},
  "plural": {"en":"Seat groups","fr":"Catégories de places"},
  "group": "seating",
  "icon": "Category",
  "order": {"label":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Libellé"},"column":"label","required":true,"maxLength":200,"list":true,"filter":true},
    {"name":"seatColor","kind":"color","label":{"en":"Colour","fr":"Couleur"},"column":"seat_color","maxLength":255,"list":true},
    {"name":"isHidden","kind":"boolean","label":{"en":"Hidden","fr":"Masqué"},"column":"is_hidden","required":true,"default":false,"filter":true},
    {"name":"ticketPriceSeatGroupList","kind":"relation","label":{"en":"Prices","fr":"Tarifs"},"many":true,"target":"TicketPriceSeatGroup","inverse":"seatGroup"}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":["programming.read","sales.sell"],"write":"seating.write"}
} as const satisfies EntityDescriptor;
