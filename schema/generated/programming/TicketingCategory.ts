// Made by codegen from schema/programming/TicketingCategory.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Category, as answered. */
export interface TicketingCategory {
  readonly '@id': string;
  readonly '@type': 'TicketingCategory';
  readonly contract: string;
  readonly name: string;
  readonly position: number | null;
  readonly ticketingList: readonly string[];
}

/** What is accepted for TicketingCategory: relations as IRIs. */
export interface TicketingCategoryInput {
  readonly contract?: string;
  readonly name: string;
  readonly position?: number | null;
  readonly ticketingList?: readonly string[];
}

/** TicketingCategory as the server handles it: relations as ids. */
export interface TicketingCategoryValues {
  readonly contract: number;
  readonly name: string;
  readonly position: number | null;
}

export const ticketingCategoryDescriptor = {
  "name": "TicketingCategory",
  "area": "programming",
  "api": "ticketing",
  "collection": "/ticketing_categories",
  "scope": "contract",
  "table": "ticketing_category",
  "title": "name",
  "label": {"en":"Category","fr":"Catégorie"},
  "plural": {"en":"Categories","fr":"Catégories"},
  "group": "programming",
  "icon": "Category",
  "order": {"position":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"maxLength":200,"list":true,"filter":true},
    {"name":"position","kind":"integer","label":{"en":"Position","fr":"Position"},"column":"position","default":0,"list":true},
    {"name":"ticketingList","kind":"relation","label":{"en":"Shows","fr":"Spectacles"},"many":true,"target":"Ticketing","inverse":"ticketingCategory"}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"signedIn","write":"programming.write"}
} as const satisfies EntityDescriptor;
