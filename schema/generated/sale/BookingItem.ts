// Made by codegen from schema/sale/BookingItem.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Reservation item, as answered. */
export interface BookingItem {
  readonly '@id': string;
  readonly '@type': 'BookingItem';
  readonly contract: string;
  readonly booking: string;
  readonly ticket: string | null;
  readonly ticketIri: string | null;
  readonly ticketPriceName: string | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly ticketPriceFacialValue: number | null;
  readonly seatId: number | null;
  readonly seatLabel: string | null;
  readonly participant: string | null;
  readonly ticketBarcode: string | null;
  readonly ticketCurrentValidScanNb: number | null;
}

/** What is accepted for BookingItem: relations as IRIs. */
export interface BookingItemInput {
  readonly contract?: string;
  readonly booking: string;
  readonly ticket?: string | null;
  readonly ticketPriceName?: string | null;
  readonly currency?: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly ticketPriceFacialValue?: number | null;
  readonly seatId?: number | null;
  readonly seatLabel?: string | null;
  readonly participant?: string | null;
  readonly ticketBarcode?: string | null;
  readonly ticketCurrentValidScanNb?: number | null;
}

/** BookingItem as the server handles it: relations as ids. */
export interface BookingItemValues {
  readonly contract: number;
  readonly booking: number;
  readonly ticket: number | null;
  readonly ticketPriceName: string | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly ticketPriceFacialValue: number | null;
  readonly seatId: number | null;
  readonly seatLabel: string | null;
  readonly participant: number | null;
  readonly ticketBarcode: string | null;
  readonly ticketCurrentValidScanNb: number | null;
}

export const bookingItemDescriptor = {
  "name": "BookingItem",
  "area": "sale",
  "api": "ticketing",
  "collection": "/booking_items",
  "scope": "contract",
  "table": "booking_item",
  "title": "ticketPriceName",
  "search": ["ticketPriceName","ticketBarcode","seatLabel"],
  "label": {"en":"Reservation item","fr":"Article de réservation"},
  "plural": {"en":"Reservation items","fr":"Articles de réservation"},
  "icon": "ListAlt",
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"booking","kind":"relation","label":{"en":"Reservation","fr":"Réservation"},"column":"booking_id","target":"Booking","onDelete":"cascade","required":true,"list":true,"filter":true},
    {"name":"ticket","kind":"relation","label":{"en":"Ticket","fr":"Billet"},"column":"ticket_id","target":"Ticket","list":true},
    {"name":"ticketIri","kind":"string","label":{"en":"Address of the ticket","fr":"Adresse du billet"},"computed":true,"maxLength":255},
    {"name":"ticketPriceName","kind":"string","label":{"en":"Price","fr":"Tarif"},"column":"ticket_price_name","maxLength":200,"list":true},
    {"name":"currency","kind":"enum","label":{"en":"Currency","fr":"Devise"},"column":"currency","values":[{"value":"EUR","label":{"en":"EUR","fr":"EUR"}},{"value":"CAD","label":{"en":"CAD","fr":"CAD"}},{"value":"CHF","label":{"en":"CHF","fr":"CHF"}},{"value":"GBP","label":{"en":"GBP","fr":"GBP"}},{"value":"MAD","label":{"en":"MAD","fr":"MAD"}},{"value":"USD","label":{"en":"USD","fr":"USD"}},{"value":"XPF","label":{"en":"XPF","fr":"XPF"}}],"default":"EUR"},
    {"name":"ticketPriceFacialValue","kind":"money","label":{"en":"Face value","fr":"Valeur faciale"},"column":"ticket_price_facial_value","default":0,"currencyFrom":"currency","list":true},
    {"name":"seatId","kind":"integer","label":{"en":"Seat","fr":"Place"},"column":"seat_id"},
    {"name":"seatLabel","kind":"string","label":{"en":"Seat label","fr":"Libellé de place"},"column":"seat_label","maxLength":100},
    {"name":"participant","kind":"relation","label":{"en":"Participant","fr":"Participant"},"column":"participant_id","target":"Customer"},
    {"name":"ticketBarcode","kind":"string","label":{"en":"Barcode","fr":"Code-barres"},"column":"ticket_barcode","maxLength":100,"list":true,"personal":true},
    {"name":"ticketCurrentValidScanNb","kind":"integer","label":{"en":"Valid scans","fr":"Contrôles valides"},"column":"ticket_current_valid_scan_nb","default":0}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":["sales.reserve","orders.read"],"write":"sales.reserve","export":"records.export","paths":{"ticketing":"booking.order.orderItemList.ticketing"}}
} as const satisfies EntityDescriptor;
