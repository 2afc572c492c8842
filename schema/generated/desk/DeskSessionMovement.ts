// Made by codegen from schema/desk/DeskSessionMovement.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Cash in or out, as answered. */
export interface DeskSessionMovement {
  readonly at: string;
  readonly amount: number;
  readonly reason: string;
}

/** What is accepted for DeskSessionMovement: relations as IRIs. */
export interface DeskSessionMovementInput {
  readonly at: string;
  readonly amount: number;
  readonly reason: string;
}

/** DeskSessionMovement as the server handles it: relations as ids. */
export interface DeskSessionMovementValues {
  readonly at: string;
  readonly amount: number;
  readonly reason: string;
}

export const deskSessionMovementDescriptor = {
  "name": "DeskSessionMovement",
  "area": "desk",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "desk_session_movement",
  "title": "reason",
  "label": {"en":"Cash in or out","fr":"Entrée ou sortie d’espèces"},
  "plural": {"en":"Cash in and out","fr":"Entrées et sorties d’espèces"},
  "properties": [
    {"name":"at","kind":"dateTime","label":{"en":"Made","fr":"Fait le"},"required":true},
    {"name":"amount","kind":"money","label":{"en":"Amount","fr":"Montant"},"required":true,"help":{"en":"Below 0 for cash taken out.","fr":"Négatif pour une sortie."}},
    {"name":"reason","kind":"string","label":{"en":"Reason","fr":"Motif"},"required":true,"maxLength":255}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
