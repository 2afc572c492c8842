// Made by codegen from schema/sale/BookingTrackReplacement.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Replacement of a reservation track, as answered. */
export interface BookingTrackReplacement {
  readonly bookingTrack: string;
}

/** What is accepted for BookingTrackReplacement: relations as IRIs. */
export interface BookingTrackReplacementInput {
  readonly bookingTrack: string;
}

/** BookingTrackReplacement as the server handles it: relations as ids. */
export interface BookingTrackReplacementValues {
  readonly bookingTrack: number;
}

export const bookingTrackReplacementDescriptor = {
  "name": "BookingTrackReplacement",
  "area": "sale",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "booking_track_replacement",
  "title": "bookingTrack",
  "label": {"en":"Replacement of a reservation track","fr":"Remplacement d’un parcours"},
  "plural": {"en":"Replacements of reservation tracks","fr":"Remplacements de parcours"},
  "properties": [
    {"name":"bookingTrack","kind":"relation","label":{"en":"New reservation track","fr":"Nouveau parcours"},"target":"BookingTrack","required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
