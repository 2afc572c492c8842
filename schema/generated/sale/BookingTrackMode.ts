// Made by codegen from schema/sale/BookingTrackMode.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Booking track mode, as answered. */
export interface BookingTrackMode {
  readonly '@id': string;
  readonly '@type': 'BookingTrackMode';
  readonly label: string | null;
}

/** What is accepted for BookingTrackMode: relations as IRIs. */
export interface BookingTrackModeInput {
  readonly label?: string | null;
}

export const bookingTrackModeDescriptor = {
  "name": "BookingTrackMode",
  "area": "sale",
  "api": "ticketing",
  "collection": "/booking_track_modes",
  "scope": "contract",
  "table": "booking_track_mode",
  "title": "label",
  "label": {"en":"Booking track mode","fr":"Booking track mode"},
  "plural": {"en":"Booking track modes","fr":"Booking track modes"},
  "properties": [
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Label"},"column":"label","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
