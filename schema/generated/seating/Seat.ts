// Made by codegen from schema/seating/Seat.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Seat, as answered. */
export interface Seat {
  readonly '@id': string;
  readonly '@type': 'Seat';
  readonly contract: string;
  readonly seatConfig: string;
  readonly label: string;
  readonly type: "normal" | "foldable" | "standing" | "reduced_mobility" | "chair" | "bench" | "banquette" | null;
  readonly floor: string | null;
  readonly zone: string | null;
  readonly zoneName: string | null;
  readonly row: string | null;
  readonly seatNumber: string | null;
  readonly hasObstructedView: boolean | null;
  readonly info: string | null;
  readonly addedIn: number;
  readonly retiredIn: number | null;
  readonly rowRank: number | null;
  readonly position: number | null;
  readonly coordinates: unknown;
  readonly angle: number | null;
}

/** What is accepted for Seat: relations as IRIs. */
export interface SeatInput {
  readonly contract?: string;
  readonly seatConfig: string;
  readonly label: string;
  readonly type?: "normal" | "foldable" | "standing" | "reduced_mobility" | "chair" | "bench" | "banquette" | null;
  readonly floor?: string | null;
  readonly zone?: string | null;
  readonly row?: string | null;
  readonly seatNumber?: string | null;
  readonly hasObstructedView?: boolean | null;
  readonly info?: string | null;
  readonly rowRank?: number | null;
  readonly position?: number | null;
  readonly coordinates?: unknown;
  readonly angle?: number | null;
}

/** Seat as the server handles it: relations as ids. */
export interface SeatValues {
  readonly contract: number;
  readonly seatConfig: number;
  readonly label: string;
  readonly type: "normal" | "foldable" | "standing" | "reduced_mobility" | "chair" | "bench" | "banquette" | null;
  readonly floor: number | null;
  readonly zone: number | null;
  readonly row: string | null;
  readonly seatNumber: string | null;
  readonly hasObstructedView: boolean | null;
  readonly info: string | null;
  readonly addedIn: number;
  readonly retiredIn: number | null;
  readonly rowRank: number | null;
  readonly position: number | null;
  readonly coordinates: unknown;
  readonly angle: number | null;
}

export const seatDescriptor = {
  "name": "Seat",
  "area": "seating",
  "api": "ticketing",
  "collection": "/seats",
  "scope": "contract",
  "table": "seat",
  "title": "label",
  "search": ["label","row","seatNumber"],
  "label": {"en":"Seat","fr":"Place"},
  "plural": {"en":"Seats","fr":"Places"},
  "icon": "Chair",
  "order": {"seatConfig":"asc","rowRank":"asc","position":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"seatConfig","kind":"relation","label":{"en":"Seating plan","fr":"Plan de salle"},"column":"seat_config_id","target":"SeatConfig","onDelete":"cascade","required":true,"immutable":true,"list":true,"filter":true},
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Libellé"},"column":"label","required":true,"maxLength":100,"list":true,"filter":true},
    {"name":"type","kind":"enum","label":{"en":"Type","fr":"Type"},"column":"type","values":[{"value":"normal","label":{"en":"Seat","fr":"Fauteuil"}},{"value":"foldable","label":{"en":"Folding seat","fr":"Strapontin"}},{"value":"standing","label":{"en":"Standing","fr":"Debout"}},{"value":"reduced_mobility","label":{"en":"Reduced mobility","fr":"Mobilité réduite"}},{"value":"chair","label":{"en":"Chair","fr":"Chaise"}},{"value":"bench","label":{"en":"Bench","fr":"Banc"}},{"value":"banquette","label":{"en":"Banquette","fr":"Banquette"}}],"default":"normal","list":true,"filter":true},
    {"name":"floor","kind":"relation","label":{"en":"Floor","fr":"Étage"},"column":"floor_id","target":"SeatFloor","onDelete":"clear","list":true,"filter":true},
    {"name":"zone","kind":"relation","label":{"en":"Zone","fr":"Zone"},"column":"zone_id","target":"SeatZone","onDelete":"clear","list":true,"filter":true},
    {"name":"zoneName","kind":"string","label":{"en":"Zone name","fr":"Nom de zone"},"computed":true,"from":"zone.name","maxLength":255},
    {"name":"row","kind":"string","label":{"en":"Row","fr":"Rang"},"column":"row","maxLength":20,"list":true,"filter":true},
    {"name":"seatNumber","kind":"string","label":{"en":"Seat number","fr":"Numéro de place"},"column":"seat_number","maxLength":20,"list":true},
    {"name":"hasObstructedView","kind":"boolean","label":{"en":"Obstructed view","fr":"Visibilité réduite"},"column":"has_obstructed_view","default":false,"filter":true},
    {"name":"info","kind":"string","label":{"en":"Note","fr":"Précision"},"column":"info","maxLength":300,"help":{"en":"Shown to whoever takes this seat.","fr":"Dit à qui prend cette place."}},
    {"name":"addedIn","kind":"integer","label":{"en":"Since version","fr":"Depuis la version"},"column":"added_in","readOnly":true,"default":1,"min":1,"section":{"en":"Place on the plan","fr":"Place sur le plan"}},
    {"name":"retiredIn","kind":"integer","label":{"en":"Left in version","fr":"Retirée à la version"},"column":"retired_in","readOnly":true,"min":1,"section":{"en":"Place on the plan","fr":"Place sur le plan"},"help":{"en":"From this version on it is not on the plan; performances of before keep it.","fr":"À partir de cette version, elle n’est plus sur le plan ; les représentations d’avant la gardent."}},
    {"name":"rowRank","kind":"integer","label":{"en":"Row rank","fr":"Ordre du rang"},"column":"row_rank","min":0,"section":{"en":"Place on the plan","fr":"Place sur le plan"},"help":{"en":"Distance of the row from the stage, best first: the best seats are offered by it.","fr":"Éloignement du rang, le meilleur d’abord : les meilleures places en dépendent."}},
    {"name":"position","kind":"integer","label":{"en":"Position in the row","fr":"Position dans le rang"},"column":"position","section":{"en":"Place on the plan","fr":"Place sur le plan"}},
    {"name":"coordinates","kind":"json","label":{"en":"Coordinates","fr":"Coordonnées"},"column":"coordinates","section":{"en":"Place on the plan","fr":"Place sur le plan"},"help":{"en":"{ \"x\": …, \"y\": … } on the plan.","fr":"{ \"x\": …, \"y\": … } sur le plan."}},
    {"name":"angle","kind":"number","label":{"en":"Angle (°)","fr":"Angle (°)"},"column":"angle","default":0,"section":{"en":"Place on the plan","fr":"Place sur le plan"}}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":["programming.read","sales.sell"],"write":"seating.write"},
  "indexes": [["seatConfig","row","position"]]
} as const satisfies EntityDescriptor;
