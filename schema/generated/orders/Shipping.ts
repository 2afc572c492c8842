// Made by codegen from schema/orders/Shipping.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** How tickets reach the customer on a reservation track. Kinds are not given by the specification. */
export interface Shipping {
  readonly '@id': string;
  readonly '@type': 'Shipping';
  readonly contract: string;
  readonly type: "e_ticket" | "desk" | "mail" | "none";
  readonly fee: string | null;
  readonly bookingTrack: string | null;
}

/** What is accepted for Shipping: relations as IRIs. */
export interface ShippingInput {
  readonly contract?: string;
  readonly type: "e_ticket" | "desk" | "mail" | "none";
  readonly fee?: string | null;
  readonly bookingTrack?: string | null;
}

/** Shipping as the server handles it: relations as ids. */
export interface ShippingValues {
  readonly contract: number;
  readonly type: "e_ticket" | "desk" | "mail" | "none";
  readonly fee: number | null;
  readonly bookingTrack: number | null;
}

export const shippingDescriptor = {
  "name": "Shipping",
  "area": "orders",
  "api": "ticketing",
  "collection": "/shippings",
  "scope": "contract",
  "table": "shipping",
  "title": "type",
  "label": {"en":"Delivery","fr":"Mode de remise"},
  "plural": {"en":"Deliveries","fr":"Modes de remise"},
  "comment": {"en":"How tickets reach the customer on a reservation track. Kinds are not given by the specification.","fr":"Comment les billets parviennent au client sur un parcours. Natures non précisées par la spécification."},
  "group": "orders",
  "icon": "LocalShipping",
  "order": {"type":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"type","kind":"enum","label":{"en":"Type","fr":"Type"},"column":"type","values":[{"value":"e_ticket","label":{"en":"E-ticket","fr":"Billet électronique"}},{"value":"desk","label":{"en":"Collected at the desk","fr":"Retrait au guichet"}},{"value":"mail","label":{"en":"By post","fr":"Envoi postal"}},{"value":"none","label":{"en":"No ticket sent","fr":"Sans envoi"}}],"required":true,"list":true,"filter":true},
    {"name":"fee","kind":"relation","label":{"en":"Fee","fr":"Frais"},"column":"fee_id","target":"Fee","list":true},
    {"name":"bookingTrack","kind":"relation","label":{"en":"Reservation track","fr":"Parcours de réservation"},"column":"booking_track_id","target":"BookingTrack","onDelete":"cascade","list":true,"filter":true}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":["orders.read","sales.sell"],"write":["sales.sell","orders.correct"]}
} as const satisfies EntityDescriptor;
