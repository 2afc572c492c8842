// Made by codegen from schema/tickets/TrackPriceChoice.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** All of the show that follow the track from now on: those that are not named follow it no more. */
export interface TrackPriceChoice {
  readonly ticketing: string;
  readonly names: readonly string[];
}

/** What is accepted for TrackPriceChoice: relations as IRIs. */
export interface TrackPriceChoiceInput {
  readonly ticketing: string;
  readonly names: readonly string[];
}

/** TrackPriceChoice as the server handles it: relations as ids. */
export interface TrackPriceChoiceValues {
  readonly ticketing: number;
  readonly names: readonly string[];
}

export const trackPriceChoiceDescriptor = {
  "name": "TrackPriceChoice",
  "area": "tickets",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "track_price_choice",
  "title": "ticketing",
  "label": {"en":"Prices of a show on a track","fr":"Tarifs d’un spectacle sur un parcours"},
  "plural": {"en":"Prices of shows on tracks","fr":"Tarifs de spectacles sur des parcours"},
  "comment": {"en":"All of the show that follow the track from now on: those that are not named follow it no more.","fr":"Tous ceux du spectacle qui suivent désormais le parcours : ceux qui ne sont pas nommés ne le suivent plus."},
  "properties": [
    {"name":"ticketing","kind":"relation","label":{"en":"Show","fr":"Spectacle"},"target":"Ticketing","required":true},
    {"name":"names","kind":"string","label":{"en":"Prices","fr":"Tarifs"},"many":true,"required":true,"maxLength":200}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
