// Made by codegen from schema/seating/AvailableSeatMove.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Move of a seat, as answered. */
export interface AvailableSeatMove {
  readonly from: string;
  readonly to: string;
  readonly cart: string | null;
  readonly order: string | null;
}

/** What is accepted for AvailableSeatMove: relations as IRIs. */
export interface AvailableSeatMoveInput {
  readonly from: string;
  readonly to: string;
  readonly cart?: string | null;
  readonly order?: string | null;
}

/** AvailableSeatMove as the server handles it: relations as ids. */
export interface AvailableSeatMoveValues {
  readonly from: number;
  readonly to: number;
  readonly cart?: number | null;
  readonly order?: number | null;
}

export const availableSeatMoveDescriptor = {
  "name": "AvailableSeatMove",
  "area": "seating",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "available_seat_move",
  "title": "from",
  "label": {"en":"Move of a seat","fr":"Déplacement d’une place"},
  "plural": {"en":"Moves of seats","fr":"Déplacements de places"},
  "properties": [
    {"name":"from","kind":"relation","label":{"en":"From","fr":"De"},"target":"AvailableSeat","required":true},
    {"name":"to","kind":"relation","label":{"en":"To","fr":"Vers"},"target":"AvailableSeat","required":true},
    {"name":"cart","kind":"relation","label":{"en":"Cart","fr":"Panier"},"target":"Cart","help":{"en":"Who has the seat; refused where somebody else has it by now.","fr":"À qui est la place ; refusé si elle est à quelqu’un d’autre depuis."}},
    {"name":"order","kind":"relation","label":{"en":"Order","fr":"Commande"},"target":"Order","help":{"en":"Who has the seat; refused where somebody else has it by now.","fr":"À qui est la place ; refusé si elle est à quelqu’un d’autre depuis."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
