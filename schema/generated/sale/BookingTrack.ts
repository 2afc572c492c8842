// Made by codegen from schema/sale/BookingTrack.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** What a customer goes through for a price or an offer: forms, delivery, payment, and whether it ends as a sale, an option or a reservation. */
export interface BookingTrack {
  readonly '@id': string;
  readonly '@type': 'BookingTrack';
  readonly contract: string;
  readonly name: string;
  readonly cartType: "cart" | "option" | "reservation" | null;
  readonly bookingTrackMode: string | null;
  readonly isDefault: boolean | null;
  readonly nbTicketPrices: number | null;
  readonly nbOfferRules: number | null;
  readonly bookingOptions: unknown;
  readonly shippingList: readonly string[];
  readonly billingList: readonly string[];
  readonly formList: readonly string[];
  readonly ticketPriceList: readonly string[];
  readonly offerRuleList: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What is accepted for BookingTrack: relations as IRIs. */
export interface BookingTrackInput {
  readonly contract?: string;
  readonly name: string;
  readonly cartType?: "cart" | "option" | "reservation" | null;
  readonly bookingTrackMode?: string | null;
  readonly isDefault?: boolean | null;
  readonly bookingOptions?: unknown;
  readonly shippingList?: readonly string[];
  readonly billingList?: readonly string[];
  readonly formList?: readonly string[];
  readonly ticketPriceList?: readonly string[];
  readonly offerRuleList?: readonly string[];
}

/** BookingTrack as the server handles it: relations as ids. */
export interface BookingTrackValues {
  readonly contract: number;
  readonly name: string;
  readonly cartType: "cart" | "option" | "reservation" | null;
  readonly bookingTrackMode: number | null;
  readonly isDefault: boolean | null;
  readonly bookingOptions: unknown;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const bookingTrackDescriptor = {
  "name": "BookingTrack",
  "area": "sale",
  "api": "ticketing",
  "collection": "/booking_tracks",
  "path": "/settings/booking-track",
  "scope": "contract",
  "table": "booking_track",
  "title": "name",
  "label": {"en":"Reservation track","fr":"Parcours de réservation"},
  "plural": {"en":"Reservation tracks","fr":"Parcours de réservation"},
  "comment": {"en":"What a customer goes through for a price or an offer: forms, delivery, payment, and whether it ends as a sale, an option or a reservation.","fr":"Ce que traverse le client pour un tarif ou une offre : formulaires, remise, règlement, et si cela finit en vente, option ou réservation."},
  "group": "sale",
  "icon": "Route",
  "order": {"name":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"maxLength":200,"list":true,"filter":true},
    {"name":"cartType","kind":"enum","label":{"en":"Leads to","fr":"Aboutit à"},"column":"cart_type","values":[{"value":"cart","label":{"en":"Cart","fr":"Panier"}},{"value":"option","label":{"en":"Option","fr":"Option"}},{"value":"reservation","label":{"en":"Reservation","fr":"Réservation"}}],"default":"cart","list":true,"filter":true},
    {"name":"bookingTrackMode","kind":"relation","label":{"en":"Mode","fr":"Mode"},"column":"booking_track_mode_id","target":"BookingTrackMode","onDelete":"clear","list":true,"filter":true},
    {"name":"isDefault","kind":"boolean","label":{"en":"Default","fr":"Par défaut"},"column":"is_default","default":false,"list":true},
    {"name":"nbTicketPrices","kind":"integer","label":{"en":"Prices","fr":"Tarifs"},"computed":true,"countOf":"TicketPrice.bookingTrack","seenWith":[["programming.read","sales.sell"]],"list":true},
    {"name":"nbOfferRules","kind":"integer","label":{"en":"Offers","fr":"Offres"},"computed":true,"countOf":"OfferRule.bookingTrack","seenWith":[["offers.read","sales.sell"]],"list":true},
    {"name":"bookingOptions","kind":"json","label":{"en":"Reservation options","fr":"Options de réservation"},"column":"booking_options","default":{},"section":{"en":"Parameters","fr":"Paramètres"},"help":{"en":"E.g. how long an option lasts and who approves it.","fr":"Par exemple la durée d’une option et qui l’approuve."}},
    {"name":"shippingList","kind":"relation","label":{"en":"Deliveries","fr":"Modes de remise"},"many":true,"target":"Shipping","inverse":"bookingTrack","section":{"en":"Parameters","fr":"Paramètres"}},
    {"name":"billingList","kind":"relation","label":{"en":"Billings","fr":"Modes de règlement"},"many":true,"target":"Billing","inverse":"bookingTrack","section":{"en":"Parameters","fr":"Paramètres"}},
    {"name":"formList","kind":"relation","label":{"en":"Forms","fr":"Formulaires"},"many":true,"target":"Form","inverse":"bookingTrack","section":{"en":"Parameters","fr":"Paramètres"}},
    {"name":"ticketPriceList","kind":"relation","label":{"en":"Prices","fr":"Tarifs"},"many":true,"target":"TicketPrice","inverse":"bookingTrack"},
    {"name":"offerRuleList","kind":"relation","label":{"en":"Offers","fr":"Offres"},"many":true,"target":"OfferRule","inverse":"bookingTrack"},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","role":"createdAt"},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifié le"},"column":"updated_at","role":"updatedAt"}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [
    {"name":"clone","method":"POST","path":"/booking_tracks/{id}/clone","label":{"en":"Duplicate","fr":"Dupliquer"},"returns":"BookingTrack","status":201},
    {"name":"deleteWithNewBookingTrack","method":"POST","path":"/booking_tracks/{id}/delete-with-new-booking-track","label":{"en":"Delete and move to another","fr":"Supprimer et basculer sur un autre"},"expects":"BookingTrackReplacement","confirm":{"en":"The reservation track is deleted; what used it moves to the other one.","fr":"Le parcours est supprimé ; ce qui l’utilisait passe à l’autre."}},
    {"name":"forms","method":"PUT","path":"/booking_tracks/{id}/forms","label":{"en":"Set the forms","fr":"Définir les formulaires"},"expects":"BookingTrackForms","returns":"BookingTrack"}
  ],
  "rights": {"read":"signedIn","write":"settings.write"}
} as const satisfies EntityDescriptor;
