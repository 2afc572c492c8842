// Made by codegen from schema/programming/Venue.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Venue, as answered. */
export interface Venue {
  readonly '@id': string;
  readonly '@type': 'Venue';
  readonly contract: string;
  readonly name: string;
  readonly seatingName: string | null;
  readonly address: string | null;
  readonly zipCode: string | null;
  readonly city: string | null;
  readonly countryCode: string | null;
  readonly region: "FR" | "CORSE" | "MQ" | "RE" | "GP" | "GF" | null;
  readonly timezone: string | null;
  readonly isHidden: boolean;
  readonly ticketingList: readonly string[];
}

/** What is accepted for Venue: relations as IRIs. */
export interface VenueInput {
  readonly contract?: string;
  readonly name: string;
  readonly seatingName?: string | null;
  readonly address?: string | null;
  readonly zipCode?: string | null;
  readonly city?: string | null;
  readonly countryCode?: string | null;
  readonly region?: "FR" | "CORSE" | "MQ" | "RE" | "GP" | "GF" | null;
  readonly timezone?: string | null;
  readonly isHidden?: boolean;
  readonly ticketingList?: readonly string[];
}

/** Venue as the server handles it: relations as ids. */
export interface VenueValues {
  readonly contract: number;
  readonly name: string;
  readonly seatingName: string | null;
  readonly address: string | null;
  readonly zipCode: string | null;
  readonly city: string | null;
  readonly countryCode: string | null;
  readonly region: "FR" | "CORSE" | "MQ" | "RE" | "GP" | "GF" | null;
  readonly timezone: string | null;
  readonly isHidden: boolean;
}

export const venueDescriptor = {
  "name": "Venue",
  "area": "programming",
  "api": "ticketing",
  "collection": "/venues",
  "scope": "contract",
  "table": "venue",
  "title": "name",
  "search": ["name","seatingName","city"],
  "hide": "isHidden",
  "label": {"en":"Venue","fr":"Lieu"},
  "plural": {"en":"Venues","fr":"Lieux"},
  "group": "programming",
  "icon": "Place",
  "order": {"name":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"maxLength":200,"list":true,"filter":true},
    {"name":"seatingName","kind":"string","label":{"en":"Room","fr":"Salle"},"column":"seating_name","maxLength":200,"list":true},
    {"name":"address","kind":"string","label":{"en":"Address","fr":"Adresse"},"column":"address","maxLength":500},
    {"name":"zipCode","kind":"string","label":{"en":"Postcode","fr":"Code postal"},"column":"zip_code","maxLength":20},
    {"name":"city","kind":"string","label":{"en":"City","fr":"Ville"},"column":"city","maxLength":200,"list":true,"filter":true},
    {"name":"countryCode","kind":"string","label":{"en":"Country code","fr":"Code pays"},"column":"country_code","default":"FR","maxLength":255,"pattern":"^[A-Z]{2}$","help":{"en":"Two capital letters, e.g. FR.","fr":"Deux majuscules, par exemple FR."}},
    {"name":"region","kind":"enum","label":{"en":"Tax region","fr":"Région fiscale"},"column":"region","values":[{"value":"FR","label":{"en":"Metropolitan France","fr":"France métropolitaine"}},{"value":"CORSE","label":{"en":"Corsica","fr":"Corse"}},{"value":"MQ","label":{"en":"Martinique","fr":"Martinique"}},{"value":"RE","label":{"en":"Réunion","fr":"La Réunion"}},{"value":"GP","label":{"en":"Guadeloupe","fr":"Guadeloupe"}},{"value":"GF","label":{"en":"French Guiana","fr":"Guyane"}}],"filter":true,"help":{"en":"Says which VAT rates hold here.","fr":"Dit quels taux de TVA s’y appliquent."}},
    {"name":"timezone","kind":"string","label":{"en":"Timezone","fr":"Fuseau horaire"},"column":"timezone","default":"Europe/Paris","maxLength":64},
    {"name":"isHidden","kind":"boolean","label":{"en":"Hidden","fr":"Masqué"},"column":"is_hidden","required":true,"default":false,"filter":true},
    {"name":"ticketingList","kind":"relation","label":{"en":"Shows","fr":"Spectacles"},"many":true,"target":"Ticketing","inverse":"venue"}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"signedIn","write":"programming.write"}
} as const satisfies EntityDescriptor;
