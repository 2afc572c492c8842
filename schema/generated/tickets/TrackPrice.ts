// Made by codegen from schema/tickets/TrackPrice.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Of the performances that are to come or on now. */
export interface TrackPrice {
  readonly ticketing: string;
  readonly title: string;
  readonly name: string;
  readonly performances: number;
  readonly following: number;
}

/** What is accepted for TrackPrice: relations as IRIs. */
export interface TrackPriceInput {
  readonly ticketing: string;
  readonly title: string;
  readonly name: string;
  readonly performances: number;
  readonly following: number;
}

/** TrackPrice as the server handles it: relations as ids. */
export interface TrackPriceValues {
  readonly ticketing: number;
  readonly title: string;
  readonly name: string;
  readonly performances: number;
  readonly following: number;
}

export const trackPriceDescriptor = {
  "name": "TrackPrice",
  "area": "tickets",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "track_price",
  "title": "name",
  "label": {"en":"Price on a scan track","fr":"Tarif d’un parcours"},
  "plural": {"en":"Prices on a scan track","fr":"Tarifs d’un parcours"},
  "comment": {"en":"Of the performances that are to come or on now.","fr":"Des représentations à venir ou en cours."},
  "properties": [
    {"name":"ticketing","kind":"relation","label":{"en":"Show","fr":"Spectacle"},"target":"Ticketing","required":true},
    {"name":"title","kind":"string","label":{"en":"Title","fr":"Titre"},"required":true,"maxLength":200},
    {"name":"name","kind":"string","label":{"en":"Price","fr":"Tarif"},"required":true,"maxLength":200},
    {"name":"performances","kind":"integer","label":{"en":"Performances","fr":"Représentations"},"required":true},
    {"name":"following","kind":"integer","label":{"en":"On this track","fr":"Sur ce parcours"},"required":true,"help":{"en":"Performances on which it follows this track.","fr":"Représentations où il suit ce parcours."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
