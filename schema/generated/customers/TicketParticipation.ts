// Made by codegen from schema/customers/TicketParticipation.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Participation, as answered. */
export interface TicketParticipation {
  readonly '@id': string;
  readonly '@type': 'TicketParticipation';
  readonly contract: string;
  readonly customer: string | null;
  readonly origin: "coupon_participant" | "ticket_participant" | "cart_participant" | "order_paid" | "reservation" | null;
  readonly ticketId: number | null;
  readonly ticketStatus: "refunded" | "cancelled" | "payed" | "booked" | null;
  readonly ticketPriceId: number | null;
  readonly ticketPriceName: string | null;
  readonly ticketingId: number | null;
  readonly ticketingTitle: string | null;
  readonly ticketingSlug: string | null;
  readonly eventDateId: number | null;
  readonly eventDateStartDate: string | null;
  readonly seatLabelList: readonly string[];
}

/** What is accepted for TicketParticipation: relations as IRIs. */
export interface TicketParticipationInput {
  readonly contract?: string;
}

/** TicketParticipation as the server handles it: relations as ids. */
export interface TicketParticipationValues {
  readonly contract: number;
  readonly customer: number | null;
  readonly origin: "coupon_participant" | "ticket_participant" | "cart_participant" | "order_paid" | "reservation" | null;
  readonly ticketId: number | null;
  readonly ticketStatus: "refunded" | "cancelled" | "payed" | "booked" | null;
  readonly ticketPriceId: number | null;
  readonly ticketPriceName: string | null;
  readonly ticketingId: number | null;
  readonly ticketingTitle: string | null;
  readonly ticketingSlug: string | null;
  readonly eventDateId: number | null;
  readonly eventDateStartDate: string | null;
  readonly seatLabelList: readonly string[] | null;
}

export const ticketParticipationDescriptor = {
  "name": "TicketParticipation",
  "area": "customers",
  "api": "crm",
  "collection": "/v1/ticket_participations",
  "scope": "contract",
  "table": "ticket_participation",
  "title": "ticketingTitle",
  "label": {"en":"Participation","fr":"Participation"},
  "plural": {"en":"Participations","fr":"Participations"},
  "group": "customers",
  "icon": "EventSeat",
  "order": {"eventDateStartDate":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"customer","kind":"relation","label":{"en":"Customer","fr":"Client"},"column":"customer_id","target":"CrmCustomer","onDelete":"cascade","readOnly":true,"list":true,"filter":true},
    {"name":"origin","kind":"enum","label":{"en":"Origin","fr":"Origine"},"column":"origin","values":[{"value":"coupon_participant","label":{"en":"Holder of a coupon","fr":"Porteur d’un code"}},{"value":"ticket_participant","label":{"en":"Holder of a ticket","fr":"Porteur d’un billet"}},{"value":"cart_participant","label":{"en":"Named in a cart","fr":"Nommé dans un panier"}},{"value":"order_paid","label":{"en":"Paid the order","fr":"A payé la commande"}},{"value":"reservation","label":{"en":"Reserved","fr":"A réservé"}}],"readOnly":true,"list":true,"filter":true},
    {"name":"ticketId","kind":"integer","label":{"en":"Ticket id","fr":"Identifiant du billet"},"column":"ticket_id","readOnly":true},
    {"name":"ticketStatus","kind":"enum","label":{"en":"Ticket status","fr":"Statut du billet"},"column":"ticket_status","values":[{"value":"refunded","label":{"en":"Refunded","fr":"Remboursé"}},{"value":"cancelled","label":{"en":"Cancelled","fr":"Annulé"}},{"value":"payed","label":{"en":"Paid","fr":"Payé"}},{"value":"booked","label":{"en":"Booked","fr":"Réservé"}}],"tones":{"success":["payed"],"warning":["booked"],"danger":["refunded","cancelled"]},"readOnly":true,"list":true,"filter":true},
    {"name":"ticketPriceId","kind":"integer","label":{"en":"Price id","fr":"Identifiant du tarif"},"column":"ticket_price_id","readOnly":true},
    {"name":"ticketPriceName","kind":"string","label":{"en":"Price","fr":"Tarif"},"column":"ticket_price_name","readOnly":true,"maxLength":200,"list":true,"filter":true},
    {"name":"ticketingId","kind":"integer","label":{"en":"Show id","fr":"Identifiant du spectacle"},"column":"ticketing_id","readOnly":true},
    {"name":"ticketingTitle","kind":"string","label":{"en":"Show","fr":"Spectacle"},"column":"ticketing_title","readOnly":true,"maxLength":300,"list":true,"filter":true},
    {"name":"ticketingSlug","kind":"string","label":{"en":"Show’s slug","fr":"Adresse du spectacle"},"column":"ticketing_slug","readOnly":true,"maxLength":300},
    {"name":"eventDateId","kind":"integer","label":{"en":"Performance id","fr":"Identifiant de la représentation"},"column":"event_date_id","readOnly":true},
    {"name":"eventDateStartDate","kind":"dateTime","label":{"en":"Performance","fr":"Représentation"},"column":"event_date_start_date","readOnly":true,"timezoneFrom":"contract.timezone","list":true,"filter":true},
    {"name":"seatLabelList","kind":"string","label":{"en":"Seats","fr":"Places"},"column":"seat_label_list","many":true,"readOnly":true}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":"customers.read","write":"customers.write","export":"customers.export"},
  "indexes": [["ticketId"]]
} as const satisfies EntityDescriptor;
