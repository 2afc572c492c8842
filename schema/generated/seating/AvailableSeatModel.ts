// Made by codegen from schema/seating/AvailableSeatModel.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Seat of a configuration, as answered. */
export interface AvailableSeatModel {
  readonly '@id': string;
  readonly '@type': 'AvailableSeatModel';
  readonly contract: string;
  readonly logicalSeatConfig: string;
  readonly seat: string;
  readonly label: string | null;
  readonly seatGroup: string | null;
  readonly contingent: string | null;
  readonly position: number | null;
  readonly status: "available" | "dismissed" | null;
}

/** What is accepted for AvailableSeatModel: relations as IRIs. */
export interface AvailableSeatModelInput {
  readonly contract?: string;
  readonly logicalSeatConfig: string;
  readonly seat: string;
  readonly seatGroup?: string | null;
  readonly contingent?: string | null;
  readonly position?: number | null;
  readonly status?: "available" | "dismissed" | null;
}

/** AvailableSeatModel as the server handles it: relations as ids. */
export interface AvailableSeatModelValues {
  readonly contract: number;
  readonly logicalSeatConfig: number;
  readonly seat: number;
  readonly seatGroup: number | null;
  readonly contingent: number | null;
  readonly position: number | null;
  readonly status: "available" | "dismissed" | null;
}

export const availableSeatModelDescriptor = {
  "name": "AvailableSeatModel",
  "area": "seating",
  "api": "ticketing",
  "collection": "/available_seat_models",
  "scope": "contract",
  "table": "available_seat_model",
  "title": "label",
  "label": {"en":"Seat of a configuration","fr":"Place de configuration"},
  "plural": {"en":"Seats of configurations","fr":"Places de configuration"},
  "icon": "Chair",
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"logicalSeatConfig","kind":"relation","label":{"en":"Configuration","fr":"Configuration"},"column":"logical_seat_config_id","target":"LogicalSeatConfig","onDelete":"cascade","required":true,"immutable":true,"list":true,"filter":true},
    {"name":"seat","kind":"relation","label":{"en":"Seat","fr":"Place"},"column":"seat_id","target":"Seat","onDelete":"cascade","required":true,"immutable":true,"list":true},
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Libellé"},"computed":true,"from":"seat.label","maxLength":255},
    {"name":"seatGroup","kind":"relation","label":{"en":"Seat group","fr":"Catégorie"},"column":"seat_group_id","target":"SeatGroup","onDelete":"clear","list":true,"filter":true},
    {"name":"contingent","kind":"relation","label":{"en":"Contingent","fr":"Contingent"},"column":"contingent_id","target":"Contingent","onDelete":"clear","list":true,"filter":true},
    {"name":"position","kind":"integer","label":{"en":"Position","fr":"Position"},"column":"position","default":0},
    {"name":"status","kind":"enum","label":{"en":"Status","fr":"État"},"column":"status","values":[{"value":"available","label":{"en":"Available","fr":"Disponible"}},{"value":"dismissed","label":{"en":"Dismissed","fr":"Neutralisée"}}],"default":"available","list":true,"filter":true}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":["programming.read","sales.sell"],"write":"stock.write"},
  "uniques": [["logicalSeatConfig","seat"]]
} as const satisfies EntityDescriptor;
