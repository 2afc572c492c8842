// Made by codegen from schema/sale/BookingTrackForms.jsonld. Never edit: change the source and run `npm run codegen`.
import type { BookingTrackForm, BookingTrackFormInput, BookingTrackFormValues } from './BookingTrackForm.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Forms of a reservation track, as answered. */
export interface BookingTrackForms {
  readonly customer: BookingTrackForm | null;
  readonly participant: BookingTrackForm | null;
}

/** What is accepted for BookingTrackForms: relations as IRIs. */
export interface BookingTrackFormsInput {
  readonly customer?: BookingTrackFormInput | null;
  readonly participant?: BookingTrackFormInput | null;
}

/** BookingTrackForms as the server handles it: relations as ids. */
export interface BookingTrackFormsValues {
  readonly customer?: BookingTrackFormValues | null;
  readonly participant?: BookingTrackFormValues | null;
}

export const bookingTrackFormsDescriptor = {
  "name": "BookingTrackForms",
  "area": "sale",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "booking_track_forms",
  "title": "customer",
  "label": {"en":"Forms of a reservation track","fr":"Formulaires d’un parcours"},
  "plural": {"en":"Forms of reservation tracks","fr":"Formulaires de parcours"},
  "properties": [
    {"name":"customer","kind":"json","label":{"en":"Of the customer","fr":"Du client"},"shape":"BookingTrackForm"},
    {"name":"participant","kind":"json","label":{"en":"Of the participant","fr":"Du participant"},"shape":"BookingTrackForm"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
