// Made by codegen from schema/fiscal/VenuePlace.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Place at SIBIL, as answered. */
export interface VenuePlace {
  readonly '@id': string;
  readonly '@type': 'VenuePlace';
  readonly contract: string;
  readonly venue: string;
  readonly lieuId: string;
}

/** What is accepted for VenuePlace: relations as IRIs. */
export interface VenuePlaceInput {
  readonly contract?: string;
  readonly venue: string;
  readonly lieuId: string;
}

/** VenuePlace as the server handles it: relations as ids. */
export interface VenuePlaceValues {
  readonly contract: number;
  readonly venue: number;
  readonly lieuId: string;
}

export const venuePlaceDescriptor = {
  "name": "VenuePlace",
  "area": "fiscal",
  "api": "ticketing",
  "collection": "/venue_places",
  "scope": "contract",
  "table": "venue_place",
  "title": "lieuId",
  "label": {"en":"Place at SIBIL","fr":"Lieu SIBIL"},
  "plural": {"en":"Places at SIBIL","fr":"Lieux SIBIL"},
  "group": "fiscal",
  "icon": "Place",
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"venue","kind":"relation","label":{"en":"Venue","fr":"Lieu"},"column":"venue_id","target":"Venue","onDelete":"cascade","required":true,"unique":true,"list":true,"filter":true},
    {"name":"lieuId","kind":"string","label":{"en":"SIBIL place","fr":"Lieu SIBIL"},"column":"lieu_id","required":true,"maxLength":100,"list":true,"filter":true}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"fiscal.read","write":"fiscal.write"}
} as const satisfies EntityDescriptor;
