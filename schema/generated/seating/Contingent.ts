// Made by codegen from schema/seating/Contingent.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Contingent, as answered. */
export interface Contingent {
  readonly '@id': string;
  readonly '@type': 'Contingent';
  readonly contract: string;
  readonly name: string;
  readonly sanitizedName: string | null;
  readonly color: string | null;
  readonly isHidden: boolean;
  readonly availableActions: readonly ("rename" | "delete" | "sellTickets")[];
}

/** What is accepted for Contingent: relations as IRIs. */
export interface ContingentInput {
  readonly contract?: string;
  readonly name: string;
  readonly color?: string | null;
  readonly isHidden?: boolean;
}

/** Contingent as the server handles it: relations as ids. */
export interface ContingentValues {
  readonly contract: number;
  readonly name: string;
  readonly sanitizedName: string | null;
  readonly color: string | null;
  readonly isHidden: boolean;
  readonly availableActions: readonly ("rename" | "delete" | "sellTickets")[];
}

export const contingentDescriptor = {
  "name": "Contingent",
  "area": "seating",
  "api": "ticketing",
  "collection": "/contingents",
  "scope": "contract",
  "table": "contingent",
  "title": "name",
  "hide": "isHidden",
  "label": {"en":"Contingent","fr":"Contingent"},
  "plural": {"en":"Contingents","fr":"Contingents"},
  "group": "seating",
  "icon": "Groups",
  "order": {"name":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"maxLength":200,"list":true,"filter":true},
    {"name":"sanitizedName","kind":"string","label":{"en":"Normalised name","fr":"Nom normalisé"},"column":"sanitized_name","readOnly":true,"maxLength":255},
    {"name":"color","kind":"color","label":{"en":"Colour","fr":"Couleur"},"column":"color","maxLength":255,"list":true},
    {"name":"isHidden","kind":"boolean","label":{"en":"Hidden","fr":"Masqué"},"column":"is_hidden","required":true,"default":false,"list":true,"filter":true},
    {"name":"availableActions","kind":"enum","label":{"en":"Available actions","fr":"Actions possibles"},"column":"available_actions","many":true,"values":[{"value":"rename","label":{"en":"Rename","fr":"Renommer"}},{"value":"delete","label":{"en":"Delete","fr":"Supprimer"}},{"value":"sellTickets","label":{"en":"Sell tickets","fr":"Vendre des billets"}}],"readOnly":true,"default":["rename","delete","sellTickets"]}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":["programming.read","sales.sell"],"write":"stock.write"}
} as const satisfies EntityDescriptor;
