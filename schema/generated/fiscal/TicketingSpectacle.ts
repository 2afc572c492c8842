// Made by codegen from schema/fiscal/TicketingSpectacle.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Show at SIBIL, as answered. */
export interface TicketingSpectacle {
  readonly '@id': string;
  readonly '@type': 'TicketingSpectacle';
  readonly contract: string;
  readonly ticketing: string;
  readonly spectacleId: string;
  readonly festivalId: string | null;
  readonly coproduction: boolean | null;
  readonly jeunePublic: boolean | null;
}

/** What is accepted for TicketingSpectacle: relations as IRIs. */
export interface TicketingSpectacleInput {
  readonly contract?: string;
  readonly ticketing: string;
  readonly spectacleId: string;
  readonly festivalId?: string | null;
  readonly coproduction?: boolean | null;
  readonly jeunePublic?: boolean | null;
}

/** TicketingSpectacle as the server handles it: relations as ids. */
export interface TicketingSpectacleValues {
  readonly contract: number;
  readonly ticketing: number;
  readonly spectacleId: string;
  readonly festivalId: string | null;
  readonly coproduction: boolean | null;
  readonly jeunePublic: boolean | null;
}

export const ticketingSpectacleDescriptor = {
  "name": "TicketingSpectacle",
  "area": "fiscal",
  "api": "ticketing",
  "collection": "/ticketing_spectacles",
  "scope": "contract",
  "table": "ticketing_spectacle",
  "title": "spectacleId",
  "label": {"en":"Show at SIBIL","fr":"Spectacle SIBIL"},
  "plural": {"en":"Shows at SIBIL","fr":"Spectacles SIBIL"},
  "group": "fiscal",
  "icon": "TheaterComedy",
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"ticketing","kind":"relation","label":{"en":"Show","fr":"Spectacle"},"column":"ticketing_id","target":"Ticketing","onDelete":"cascade","required":true,"unique":true,"list":true,"filter":true},
    {"name":"spectacleId","kind":"string","label":{"en":"SIBIL show","fr":"Spectacle SIBIL"},"column":"spectacle_id","required":true,"maxLength":100,"list":true,"filter":true},
    {"name":"festivalId","kind":"string","label":{"en":"SIBIL festival","fr":"Festival SIBIL"},"column":"festival_id","maxLength":100,"list":true,"filter":true},
    {"name":"coproduction","kind":"boolean","label":{"en":"Co-production","fr":"Coproduction"},"column":"coproduction","default":false,"list":true,"filter":true},
    {"name":"jeunePublic","kind":"boolean","label":{"en":"For young audiences","fr":"Jeune public"},"column":"jeune_public","default":false,"list":true,"filter":true}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"fiscal.read","write":"fiscal.write"}
} as const satisfies EntityDescriptor;
