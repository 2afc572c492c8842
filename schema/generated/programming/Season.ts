// Made by codegen from schema/programming/Season.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Season, as answered. */
export interface Season {
  readonly '@id': string;
  readonly '@type': 'Season';
  readonly contract: string;
  readonly name: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly type: "season" | "festival" | null;
  readonly ticketingList: readonly string[];
}

/** What is accepted for Season: relations as IRIs. */
export interface SeasonInput {
  readonly contract?: string;
  readonly name: string;
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly type?: "season" | "festival" | null;
  readonly ticketingList?: readonly string[];
}

/** Season as the server handles it: relations as ids. */
export interface SeasonValues {
  readonly contract: number;
  readonly name: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly type: "season" | "festival" | null;
}

export const seasonDescriptor = {
  "name": "Season",
  "area": "programming",
  "api": "ticketing",
  "collection": "/seasons",
  "scope": "contract",
  "table": "season",
  "title": "name",
  "label": {"en":"Season","fr":"Saison"},
  "plural": {"en":"Seasons","fr":"Saisons"},
  "group": "programming",
  "icon": "DateRange",
  "order": {"startDate":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"maxLength":200,"list":true,"filter":true},
    {"name":"startDate","kind":"date","label":{"en":"Starts","fr":"Début"},"column":"start_date","list":true},
    {"name":"endDate","kind":"date","label":{"en":"Ends","fr":"Fin"},"column":"end_date","list":true},
    {"name":"type","kind":"enum","label":{"en":"Type","fr":"Type"},"column":"type","values":[{"value":"season","label":{"en":"Season","fr":"Saison"}},{"value":"festival","label":{"en":"Festival","fr":"Festival"}}],"default":"season","list":true,"filter":true},
    {"name":"ticketingList","kind":"relation","label":{"en":"Shows","fr":"Spectacles"},"many":true,"target":"Ticketing","inverse":"season"}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"signedIn","write":"programming.write"}
} as const satisfies EntityDescriptor;
