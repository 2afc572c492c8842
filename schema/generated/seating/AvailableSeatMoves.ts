// Made by codegen from schema/seating/AvailableSeatMoves.jsonld. Never edit: change the source and run `npm run codegen`.
import type { AvailableSeatMove, AvailableSeatMoveInput, AvailableSeatMoveValues } from './AvailableSeatMove.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Seats to move, as answered. */
export interface AvailableSeatMoves {
  readonly member: readonly AvailableSeatMove[];
}

/** What is accepted for AvailableSeatMoves: relations as IRIs. */
export interface AvailableSeatMovesInput {
  readonly member: readonly AvailableSeatMoveInput[];
}

/** AvailableSeatMoves as the server handles it: relations as ids. */
export interface AvailableSeatMovesValues {
  readonly member: readonly AvailableSeatMoveValues[];
}

export const availableSeatMovesDescriptor = {
  "name": "AvailableSeatMoves",
  "area": "seating",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "available_seat_moves",
  "title": "member",
  "label": {"en":"Seats to move","fr":"Places à déplacer"},
  "plural": {"en":"Seats to move","fr":"Places à déplacer"},
  "properties": [
    {"name":"member","kind":"json","label":{"en":"Moves","fr":"Déplacements"},"many":true,"shape":"AvailableSeatMove","required":true,"minItems":1,"maxItems":500}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
