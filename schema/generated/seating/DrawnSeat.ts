// Made by codegen from schema/seating/DrawnSeat.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Seat as drawn, as answered. */
export interface DrawnSeat {
  /** Of the seat that is there already; none for a new one. */
  readonly seat: number | null;
  readonly label: string;
  readonly row: string | null;
  readonly seatNumber: string | null;
  readonly type: "normal" | "foldable" | "standing" | "reduced_mobility" | "chair" | "bench" | "banquette" | null;
  readonly floor: string | null;
  readonly zone: string | null;
  readonly x: number;
  readonly y: number;
  readonly angle: number | null;
  readonly hasObstructedView: boolean | null;
  readonly info: string | null;
  readonly rowRank: number | null;
  readonly position: number | null;
}

/** What is accepted for DrawnSeat: relations as IRIs. */
export interface DrawnSeatInput {
  /** Of the seat that is there already; none for a new one. */
  readonly seat?: number | null;
  readonly label: string;
  readonly row?: string | null;
  readonly seatNumber?: string | null;
  readonly type?: "normal" | "foldable" | "standing" | "reduced_mobility" | "chair" | "bench" | "banquette" | null;
  readonly floor?: string | null;
  readonly zone?: string | null;
  readonly x: number;
  readonly y: number;
  readonly angle?: number | null;
  readonly hasObstructedView?: boolean | null;
  readonly info?: string | null;
  readonly rowRank?: number | null;
  readonly position?: number | null;
}

/** DrawnSeat as the server handles it: relations as ids. */
export interface DrawnSeatValues {
  readonly seat?: number | null;
  readonly label: string;
  readonly row?: string | null;
  readonly seatNumber?: string | null;
  readonly type: "normal" | "foldable" | "standing" | "reduced_mobility" | "chair" | "bench" | "banquette" | null;
  readonly floor?: string | null;
  readonly zone?: string | null;
  readonly x: number;
  readonly y: number;
  readonly angle: number | null;
  readonly hasObstructedView?: boolean | null;
  readonly info?: string | null;
  readonly rowRank?: number | null;
  readonly position?: number | null;
}

export const drawnSeatDescriptor = {
  "name": "DrawnSeat",
  "area": "seating",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "drawn_seat",
  "title": "label",
  "label": {"en":"Seat as drawn","fr":"Place dessinée"},
  "plural": {"en":"Seats as drawn","fr":"Places dessinées"},
  "properties": [
    {"name":"seat","kind":"integer","label":{"en":"Id","fr":"Identifiant"},"comment":{"en":"Of the seat that is there already; none for a new one.","fr":"De la place qui existe déjà ; aucun pour une nouvelle."}},
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Libellé"},"required":true,"maxLength":100},
    {"name":"row","kind":"string","label":{"en":"Row","fr":"Rang"},"maxLength":20},
    {"name":"seatNumber","kind":"string","label":{"en":"Seat number","fr":"Numéro de place"},"maxLength":20},
    {"name":"type","kind":"enum","label":{"en":"Type","fr":"Type"},"values":[{"value":"normal","label":{"en":"Seat","fr":"Fauteuil"}},{"value":"foldable","label":{"en":"Folding seat","fr":"Strapontin"}},{"value":"standing","label":{"en":"Standing","fr":"Debout"}},{"value":"reduced_mobility","label":{"en":"Reduced mobility","fr":"Mobilité réduite"}},{"value":"chair","label":{"en":"Chair","fr":"Chaise"}},{"value":"bench","label":{"en":"Bench","fr":"Banc"}},{"value":"banquette","label":{"en":"Banquette","fr":"Banquette"}}],"default":"normal"},
    {"name":"floor","kind":"string","label":{"en":"Floor","fr":"Étage"},"maxLength":200},
    {"name":"zone","kind":"string","label":{"en":"Zone","fr":"Zone"},"maxLength":200},
    {"name":"x","kind":"number","label":{"en":"X","fr":"X"},"required":true},
    {"name":"y","kind":"number","label":{"en":"Y","fr":"Y"},"required":true},
    {"name":"angle","kind":"number","label":{"en":"Angle (°)","fr":"Angle (°)"},"default":0},
    {"name":"hasObstructedView","kind":"boolean","label":{"en":"Obstructed view","fr":"Visibilité réduite"}},
    {"name":"info","kind":"string","label":{"en":"Note","fr":"Précision"},"maxLength":300},
    {"name":"rowRank","kind":"integer","label":{"en":"Row rank","fr":"Ordre du rang"},"min":0,"max":1000000},
    {"name":"position","kind":"integer","label":{"en":"Position in the row","fr":"Position dans le rang"},"min":-1000000,"max":1000000}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
