// Made by codegen from schema/programming/TicketingUser.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Someone as another ticketing system knows them. */
export interface TicketingUser {
  readonly '@id': string;
  readonly '@type': 'TicketingUser';
  readonly contract: string;
  readonly externalId: string;
  readonly provider: string;
}

/** What is accepted for TicketingUser: relations as IRIs. */
export interface TicketingUserInput {
  readonly contract?: string;
}

/** TicketingUser as the server handles it: relations as ids. */
export interface TicketingUserValues {
  readonly contract: number;
  readonly externalId: string;
  readonly provider: string;
}

export const ticketingUserDescriptor = {
  "name": "TicketingUser",
  "area": "programming",
  "api": "ticketing",
  "collection": "/ticketing_users",
  "scope": "contract",
  "table": "ticketing_user",
  "title": "externalId",
  "label": {"en":"Partner’s user","fr":"Utilisateur partenaire"},
  "plural": {"en":"Partners’ users","fr":"Utilisateurs partenaires"},
  "comment": {"en":"Someone as another ticketing system knows them.","fr":"Une personne telle qu’une autre billetterie la connaît."},
  "icon": "Person",
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"externalId","kind":"string","label":{"en":"External id","fr":"Identifiant externe"},"column":"external_id","required":true,"readOnly":true,"maxLength":100,"list":true,"filter":true},
    {"name":"provider","kind":"string","label":{"en":"Partner","fr":"Partenaire"},"column":"provider","known":[{"value":"culture_pass","label":{"en":"Pass Culture","fr":"Pass Culture"}}],"required":true,"readOnly":true,"maxLength":100,"list":true,"filter":true}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":"rights.read","write":"rights.write"},
  "uniques": [["provider","externalId"]]
} as const satisfies EntityDescriptor;
