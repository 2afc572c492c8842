// Made by codegen from schema/tickets/TrackPriceQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Show whose prices are listed, as answered. */
export interface TrackPriceQuery {
  readonly ticketing: string | null;
}

/** What is accepted for TrackPriceQuery: relations as IRIs. */
export interface TrackPriceQueryInput {
  readonly ticketing?: string | null;
}

/** TrackPriceQuery as the server handles it: relations as ids. */
export interface TrackPriceQueryValues {
  readonly ticketing?: number | null;
}

export const trackPriceQueryDescriptor = {
  "name": "TrackPriceQuery",
  "area": "tickets",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "track_price_query",
  "title": "ticketing",
  "label": {"en":"Show whose prices are listed","fr":"Spectacle dont on liste les tarifs"},
  "plural": {"en":"Shows whose prices are listed","fr":"Spectacles dont on liste les tarifs"},
  "properties": [
    {"name":"ticketing","kind":"relation","label":{"en":"Show","fr":"Spectacle"},"target":"Ticketing","help":{"en":"Empty: the prices that follow the track, of every show.","fr":"Vide : les tarifs qui suivent le parcours, de tous les spectacles."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
