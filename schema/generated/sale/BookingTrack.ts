// Made by codegen from schema/sale/BookingTrack.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Booking track, as answered. */
export interface BookingTrack {
  readonly '@id': string;
  readonly '@type': 'BookingTrack';
  readonly name: string | null;
}

/** What is accepted for BookingTrack: relations as IRIs. */
export interface BookingTrackInput {
  readonly name?: string | null;
}

export const bookingTrackDescriptor = {
  "name": "BookingTrack",
  "area": "sale",
  "api": "ticketing",
  "collection": "/booking_tracks",
  "scope": "contract",
  "table": "booking_track",
  "title": "name",
  "label": {"en":"Booking track","fr":"Booking track"},
  "plural": {"en":"Booking tracks","fr":"Booking tracks"},
  "properties": [
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Name"},"column":"name","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
