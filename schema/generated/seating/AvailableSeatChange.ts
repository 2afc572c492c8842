// Made by codegen from schema/seating/AvailableSeatChange.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Change of a seat, as answered. */
export interface AvailableSeatChange {
  readonly id: string;
  readonly seat: string | null;
  readonly status: "available" | "dismissed" | "in_order" | "in_cart" | "in_reservation" | "scanned" | "in_external_provider_order" | "in_external_provider_reservation" | null;
  readonly holdType: "house" | "kill" | null;
  readonly holdReason: string | null;
  readonly expiresAt: string | null;
  readonly releaseMinutes: number | null;
  readonly ticket: string | null;
  readonly cartItem: string | null;
  readonly seatGroup: string | null;
  readonly stockContingent: string | null;
  readonly isLocked: boolean | null;
  readonly manuallyAssigned: boolean | null;
}

/** What is accepted for AvailableSeatChange: relations as IRIs. */
export interface AvailableSeatChangeInput {
  readonly id: string;
  readonly seat?: string | null;
  readonly status?: "available" | "dismissed" | "in_order" | "in_cart" | "in_reservation" | "scanned" | "in_external_provider_order" | "in_external_provider_reservation" | null;
  readonly holdType?: "house" | "kill" | null;
  readonly holdReason?: string | null;
  readonly expiresAt?: string | null;
  readonly releaseMinutes?: number | null;
  readonly ticket?: string | null;
  readonly cartItem?: string | null;
  readonly seatGroup?: string | null;
  readonly stockContingent?: string | null;
  readonly isLocked?: boolean | null;
  readonly manuallyAssigned?: boolean | null;
}

/** AvailableSeatChange as the server handles it: relations as ids. */
export interface AvailableSeatChangeValues {
  readonly id: number;
  readonly seat?: number | null;
  readonly status?: "available" | "dismissed" | "in_order" | "in_cart" | "in_reservation" | "scanned" | "in_external_provider_order" | "in_external_provider_reservation" | null;
  readonly holdType?: "house" | "kill" | null;
  readonly holdReason?: string | null;
  readonly expiresAt?: string | null;
  readonly releaseMinutes?: number | null;
  readonly ticket?: number | null;
  readonly cartItem?: number | null;
  readonly seatGroup?: number | null;
  readonly stockContingent?: number | null;
  readonly isLocked?: boolean | null;
  readonly manuallyAssigned?: boolean | null;
}

export const availableSeatChangeDescriptor = {
  "name": "AvailableSeatChange",
  "area": "seating",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "available_seat_change",
  "title": "seat",
  "label": {"en":"Change of a seat","fr":"Modification d’une place"},
  "plural": {"en":"Changes of seats","fr":"Modifications de places"},
  "properties": [
    {"name":"id","kind":"relation","label":{"en":"Seat to change","fr":"Place à modifier"},"target":"AvailableSeat","required":true},
    {"name":"seat","kind":"relation","label":{"en":"Seat","fr":"Siège"},"target":"Seat"},
    {"name":"status","kind":"enum","label":{"en":"Status","fr":"État"},"values":[{"value":"available","label":{"en":"Available","fr":"Disponible"}},{"value":"dismissed","label":{"en":"Dismissed","fr":"Neutralisée"}},{"value":"in_order","label":{"en":"Sold","fr":"Vendue"}},{"value":"in_cart","label":{"en":"In a cart","fr":"Au panier"}},{"value":"in_reservation","label":{"en":"Reserved","fr":"En réservation"}},{"value":"scanned","label":{"en":"Scanned","fr":"Contrôlée"}},{"value":"in_external_provider_order","label":{"en":"Sold by a partner","fr":"Vendue par un partenaire"}},{"value":"in_external_provider_reservation","label":{"en":"Reserved by a partner","fr":"Réservée par un partenaire"}}]},
    {"name":"holdType","kind":"enum","label":{"en":"Kind of block","fr":"Sorte de blocage"},"values":[{"value":"house","label":{"en":"House hold","fr":"Servitude"}},{"value":"kill","label":{"en":"Not for sale","fr":"Hors vente"}}]},
    {"name":"holdReason","kind":"string","label":{"en":"Reason","fr":"Motif"},"maxLength":200},
    {"name":"expiresAt","kind":"dateTime","label":{"en":"Held until","fr":"Gardée jusqu’à"},"help":{"en":"Of a house hold: when it goes back on sale.","fr":"D’une servitude : quand elle est remise en vente."}},
    {"name":"releaseMinutes","kind":"integer","label":{"en":"Minutes before the start","fr":"Minutes avant le début"},"min":0,"max":525600,"help":{"en":"Of a house hold: so many minutes before the start it goes back on sale.","fr":"D’une servitude : remise en vente tant de minutes avant le début."}},
    {"name":"ticket","kind":"relation","label":{"en":"Ticket","fr":"Billet"},"target":"Ticket"},
    {"name":"cartItem","kind":"relation","label":{"en":"Cart item","fr":"Article de panier"},"target":"CartItem"},
    {"name":"seatGroup","kind":"relation","label":{"en":"Seat group","fr":"Groupe de places"},"target":"SeatGroup"},
    {"name":"stockContingent","kind":"relation","label":{"en":"Contingent","fr":"Contingent"},"target":"StockContingent","help":{"en":"Only sales of this contingent take the seat.","fr":"Seules les ventes de ce contingent prennent la place."}},
    {"name":"isLocked","kind":"boolean","label":{"en":"Locked","fr":"Verrouillée"},"help":{"en":"Moving seats leaves it where it is.","fr":"Les déplacements la laissent où elle est."}},
    {"name":"manuallyAssigned","kind":"boolean","label":{"en":"Assigned by hand","fr":"Attribuée à la main"}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
