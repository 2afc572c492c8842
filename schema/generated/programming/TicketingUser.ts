// Made by codegen from schema/programming/TicketingUser.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Ticketing user, as answered. */
export interface TicketingUser {
  readonly '@id': string;
  readonly '@type': 'TicketingUser';
  readonly externalId: string | null;
}

/** What is accepted for TicketingUser: relations as IRIs. */
export interface TicketingUserInput {
  readonly externalId?: string | null;
}

export const ticketingUserDescriptor = {
  "name": "TicketingUser",
  "area": "programming",
  "api": "ticketing",
  "collection": "/ticketing_users",
  "scope": "contract",
  "table": "ticketing_user",
  "title": "externalId",
  "label": {"en":"Ticketing user","fr":"Ticketing user"},
  "plural": {"en":"Ticketing users","fr":"Ticketing users"},
  "properties": [
    {"name":"externalId","kind":"string","label":{"en":"External id","fr":"External id"},"column":"external_id","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
