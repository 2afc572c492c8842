// Made by codegen from schema/sale/CartReservation.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Whom a cart is kept for, unpaid, and until when. */
export interface CartReservation {
  readonly reservationName: string;
  readonly expiresAt: string;
  readonly phone: string | null;
  readonly customer: string | null;
  readonly comment: string | null;
}

/** What is accepted for CartReservation: relations as IRIs. */
export interface CartReservationInput {
  readonly reservationName: string;
  readonly expiresAt: string;
  readonly phone?: string | null;
  readonly customer?: string | null;
  readonly comment?: string | null;
}

/** CartReservation as the server handles it: relations as ids. */
export interface CartReservationValues {
  readonly reservationName: string;
  readonly expiresAt: string;
  readonly phone?: string | null;
  readonly customer?: number | null;
  readonly comment?: string | null;
}

export const cartReservationDescriptor = {
  "name": "CartReservation",
  "area": "sale",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "cart_reservation",
  "title": "reservationName",
  "label": {"en":"Reservation of a cart","fr":"Réservation d’un panier"},
  "plural": {"en":"Reservations of carts","fr":"Réservations de paniers"},
  "comment": {"en":"Whom a cart is kept for, unpaid, and until when.","fr":"Pour qui un panier est gardé sans être payé, et jusqu’à quand."},
  "properties": [
    {"name":"reservationName","kind":"string","label":{"en":"Name","fr":"Nom"},"required":true,"maxLength":100},
    {"name":"expiresAt","kind":"dateTime","label":{"en":"Kept until","fr":"Gardé jusqu’à"},"required":true},
    {"name":"phone","kind":"phone","label":{"en":"Phone","fr":"Téléphone"},"maxLength":40},
    {"name":"customer","kind":"relation","label":{"en":"Customer","fr":"Client"},"target":"Customer"},
    {"name":"comment","kind":"text","label":{"en":"Comment","fr":"Commentaire"},"maxLength":2000}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
