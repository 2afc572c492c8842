// Made by codegen from schema/sale/CartItemLine.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Item to add, as answered. */
export interface CartItemLine {
  readonly cart: string;
  readonly ticketPrice: string;
  readonly quantity: number;
  readonly groupKey: string | null;
  readonly couponCode: string | null;
  readonly stockContingent: string | null;
  readonly participant: string | null;
  readonly availableSeatList: readonly string[];
  readonly facialValue: number | null;
  readonly data: unknown;
}

/** What is accepted for CartItemLine: relations as IRIs. */
export interface CartItemLineInput {
  readonly cart: string;
  readonly ticketPrice: string;
  readonly quantity: number;
  readonly groupKey?: string | null;
  readonly couponCode?: string | null;
  readonly stockContingent?: string | null;
  readonly participant?: string | null;
  readonly availableSeatList?: readonly string[];
  readonly facialValue?: number | null;
  readonly data?: unknown;
}

/** CartItemLine as the server handles it: relations as ids. */
export interface CartItemLineValues {
  readonly cart: number;
  readonly ticketPrice: number;
  readonly quantity: number;
  readonly groupKey?: string | null;
  readonly couponCode?: string | null;
  readonly stockContingent?: number | null;
  readonly participant?: number | null;
  readonly availableSeatList?: readonly number[] | null;
  readonly facialValue?: number | null;
  readonly data?: unknown;
}

export const cartItemLineDescriptor = {
  "name": "CartItemLine",
  "area": "sale",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "cart_item_line",
  "title": "ticketPrice",
  "label": {"en":"Item to add","fr":"Article à ajouter"},
  "plural": {"en":"Items to add","fr":"Articles à ajouter"},
  "properties": [
    {"name":"cart","kind":"relation","label":{"en":"Cart","fr":"Panier"},"target":"Cart","required":true},
    {"name":"ticketPrice","kind":"relation","label":{"en":"Price","fr":"Tarif"},"target":"TicketPrice","required":true},
    {"name":"quantity","kind":"integer","label":{"en":"Quantity","fr":"Quantité"},"required":true,"min":1},
    {"name":"groupKey","kind":"string","label":{"en":"Group key","fr":"Clé de groupe"},"maxLength":100},
    {"name":"couponCode","kind":"string","label":{"en":"Coupon code","fr":"Code promotionnel"},"maxLength":100},
    {"name":"stockContingent","kind":"relation","label":{"en":"Contingent","fr":"Contingent"},"target":"StockContingent"},
    {"name":"participant","kind":"relation","label":{"en":"Participant","fr":"Participant"},"target":"Customer"},
    {"name":"availableSeatList","kind":"relation","label":{"en":"Seats","fr":"Places"},"many":true,"target":"AvailableSeat"},
    {"name":"facialValue","kind":"money","label":{"en":"Face value","fr":"Valeur faciale"},"min":0,"currencyFrom":"cart.currency"},
    {"name":"data","kind":"json","label":{"en":"Data","fr":"Données"}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
