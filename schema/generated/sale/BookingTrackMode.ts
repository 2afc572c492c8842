// Made by codegen from schema/sale/BookingTrackMode.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** A ready-made way to book that a track starts from. Types are those of an option on an event. */
export interface BookingTrackMode {
  readonly '@id': string;
  readonly '@type': 'BookingTrackMode';
  readonly contract: string;
  readonly label: string;
  readonly description: string | null;
  readonly cartType: "cart" | "option" | "reservation";
  readonly type: "simple" | "needs_validation" | "more_choices" | "other" | null;
  readonly isDefault: boolean | null;
  readonly position: number | null;
  readonly availableForPaymentProviders: readonly ("manual" | "stripe" | "mangopay" | "payline" | "payzone" | "payrexx" | "none")[];
  readonly bookingOptions: unknown;
}

/** What is accepted for BookingTrackMode: relations as IRIs. */
export interface BookingTrackModeInput {
  readonly contract?: string;
  readonly label: string;
  readonly description?: string | null;
  readonly cartType?: "cart" | "option" | "reservation";
  readonly type?: "simple" | "needs_validation" | "more_choices" | "other" | null;
  readonly isDefault?: boolean | null;
  readonly position?: number | null;
  readonly availableForPaymentProviders?: readonly ("manual" | "stripe" | "mangopay" | "payline" | "payzone" | "payrexx" | "none")[];
  readonly bookingOptions?: unknown;
}

/** BookingTrackMode as the server handles it: relations as ids. */
export interface BookingTrackModeValues {
  readonly contract: number;
  readonly label: string;
  readonly description: string | null;
  readonly cartType: "cart" | "option" | "reservation";
  readonly type: "simple" | "needs_validation" | "more_choices" | "other" | null;
  readonly isDefault: boolean | null;
  readonly position: number | null;
  readonly availableForPaymentProviders: readonly ("manual" | "stripe" | "mangopay" | "payline" | "payzone" | "payrexx" | "none")[] | null;
  readonly bookingOptions: unknown;
}

export const bookingTrackModeDescriptor = {
  "name": "BookingTrackMode",
  "area": "sale",
  "api": "ticketing",
  "collection": "/booking_track_modes",
  "scope": "contract",
  "table": "booking_track_mode",
  "title": "label",
  "label": {"en":"Reservation mode","fr":"Mode de réservation"},
  "plural": {"en":"Reservation modes","fr":"Modes de réservation"},
  "comment": {"en":"A ready-made way to book that a track starts from. Types are those of an option on an event.","fr":"Une manière de réserver toute prête, dont part un parcours. Les types sont ceux d’une option sur un spectacle."},
  "group": "sale",
  "icon": "Tune",
  "order": {"position":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Libellé"},"column":"label","required":true,"maxLength":200,"list":true,"filter":true},
    {"name":"description","kind":"text","label":{"en":"Description","fr":"Description"},"column":"description","maxLength":2000},
    {"name":"cartType","kind":"enum","label":{"en":"Leads to","fr":"Aboutit à"},"column":"cart_type","values":[{"value":"cart","label":{"en":"Cart","fr":"Panier"}},{"value":"option","label":{"en":"Option","fr":"Option"}},{"value":"reservation","label":{"en":"Reservation","fr":"Réservation"}}],"required":true,"default":"cart","list":true,"filter":true},
    {"name":"type","kind":"enum","label":{"en":"Type","fr":"Type"},"column":"type","values":[{"value":"simple","label":{"en":"Simple","fr":"Simple"}},{"value":"needs_validation","label":{"en":"Needs approval","fr":"Soumise à validation"}},{"value":"more_choices","label":{"en":"Several choices","fr":"Plusieurs vœux"}},{"value":"other","label":{"en":"Other","fr":"Autre"}}],"default":"simple","list":true,"filter":true,"help":{"en":"For options: approved at once, by a person, or among several wishes.","fr":"Pour les options : approuvée d’office, par une personne, ou parmi plusieurs vœux."}},
    {"name":"isDefault","kind":"boolean","label":{"en":"Default","fr":"Par défaut"},"column":"is_default","default":false,"list":true},
    {"name":"position","kind":"integer","label":{"en":"Position","fr":"Position"},"column":"position","default":0,"list":true},
    {"name":"availableForPaymentProviders","kind":"enum","label":{"en":"For payment by","fr":"Avec le paiement par"},"column":"available_for_payment_providers","many":true,"values":[{"value":"manual","label":{"en":"At the desk","fr":"Au guichet"}},{"value":"stripe","label":{"en":"Stripe","fr":"Stripe"}},{"value":"mangopay","label":{"en":"Mangopay","fr":"Mangopay"}},{"value":"payline","label":{"en":"Payline","fr":"Payline"}},{"value":"payzone","label":{"en":"Payzone","fr":"Payzone"}},{"value":"payrexx","label":{"en":"Payrexx","fr":"Payrexx"}},{"value":"none","label":{"en":"None","fr":"Aucun"}}]},
    {"name":"bookingOptions","kind":"json","label":{"en":"Reservation options","fr":"Options de réservation"},"column":"booking_options","default":{}}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"signedIn","write":"settings.write"}
} as const satisfies EntityDescriptor;
