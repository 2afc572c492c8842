// Made by codegen from schema/tickets/MasterTicket.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** One barcode for several tickets, e.g. of a subscription. */
export interface MasterTicket {
  readonly '@id': string;
  readonly '@type': 'MasterTicket';
  readonly contract: string;
  readonly barcode: string | null;
  readonly order: string | null;
  readonly participant: string | null;
  readonly tickets: readonly string[];
  readonly data: unknown;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What is accepted for MasterTicket: relations as IRIs. */
export interface MasterTicketInput {
  readonly contract?: string;
  readonly participant?: string | null;
  readonly data?: unknown;
}

/** MasterTicket as the server handles it: relations as ids. */
export interface MasterTicketValues {
  readonly contract: number;
  readonly barcode: string | null;
  readonly order: number | null;
  readonly participant: number | null;
  readonly tickets: readonly number[];
  readonly data: unknown;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export const masterTicketDescriptor = {
  "name": "MasterTicket",
  "area": "tickets",
  "api": "ticketing",
  "collection": "/master_tickets",
  "scope": "contract",
  "table": "master_ticket",
  "title": "barcode",
  "bulkWith": ["downloadId","payId"],
  "label": {"en":"Master ticket","fr":"Billet maître"},
  "plural": {"en":"Master tickets","fr":"Billets maîtres"},
  "comment": {"en":"One barcode for several tickets, e.g. of a subscription.","fr":"Un code-barres pour plusieurs billets, par exemple d’un abonnement."},
  "group": "tickets",
  "icon": "ConfirmationNumber",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"barcode","kind":"string","label":{"en":"Barcode","fr":"Code-barres"},"column":"barcode","unique":true,"readOnly":true,"maxLength":40,"list":true,"filter":true,"personal":true},
    {"name":"order","kind":"relation","label":{"en":"Order","fr":"Commande"},"column":"order_id","target":"Order","readOnly":true,"list":true,"filter":true},
    {"name":"participant","kind":"relation","label":{"en":"Holder","fr":"Porteur"},"column":"participant_id","target":"Customer","list":true,"filter":true},
    {"name":"tickets","kind":"relation","label":{"en":"Tickets","fr":"Billets"},"many":true,"target":"Ticket","through":"master_ticket_tickets","readOnly":true,"help":{"en":"The tickets that this one stands for.","fr":"Les billets que celui-ci réunit."}},
    {"name":"data","kind":"json","label":{"en":"Holder’s details","fr":"Informations du porteur"},"column":"data","personal":true},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","role":"createdAt","list":true},
    {"name":"updatedAt","kind":"dateTime","label":{"en":"Changed","fr":"Modifié le"},"column":"updated_at","role":"updatedAt"}
  ],
  "operations": ["list","read","update"],
  "actions": [],
  "rights": {"read":"tickets.read","write":"tickets.print","export":"records.export"}
} as const satisfies EntityDescriptor;
