// Made by codegen from schema/seating/SeatConfigBlock.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Plan block, as answered. */
export interface SeatConfigBlock {
  readonly '@id': string;
  readonly '@type': 'SeatConfigBlock';
  readonly contract: string;
  readonly seatConfig: string;
  readonly info: string | null;
  readonly x: number | null;
  readonly y: number | null;
  readonly z: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly fontSize: number | null;
}

/** What is accepted for SeatConfigBlock: relations as IRIs. */
export interface SeatConfigBlockInput {
  readonly contract?: string;
  readonly seatConfig: string;
  readonly info?: string | null;
  readonly x?: number | null;
  readonly y?: number | null;
  readonly z?: number | null;
  readonly width?: number | null;
  readonly height?: number | null;
  readonly fontSize?: number | null;
}

/** SeatConfigBlock as the server handles it: relations as ids. */
export interface SeatConfigBlockValues {
  readonly contract: number;
  readonly seatConfig: number;
  readonly info: string | null;
  readonly x: number | null;
  readonly y: number | null;
  readonly z: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly fontSize: number | null;
}

export const seatConfigBlockDescriptor = {
  "name": "SeatConfigBlock",
  "area": "seating",
  "api": "ticketing",
  "collection": "/seat_config_blocks",
  "scope": "contract",
  "table": "seat_config_block",
  "title": "info",
  "label": {"en":"Plan block","fr":"Bloc de plan"},
  "plural": {"en":"Plan blocks","fr":"Blocs de plan"},
  "icon": "GridView",
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"seatConfig","kind":"relation","label":{"en":"Seating plan","fr":"Plan de salle"},"column":"seat_config_id","target":"SeatConfig","onDelete":"cascade","required":true,"immutable":true,"list":true,"filter":true},
    {"name":"info","kind":"string","label":{"en":"Text","fr":"Texte"},"column":"info","maxLength":300,"list":true,"help":{"en":"Stage, aisle, entrance, control booth.","fr":"Scène, allée, entrée, régie."}},
    {"name":"x","kind":"number","label":{"en":"X","fr":"X"},"column":"x","default":0,"list":true},
    {"name":"y","kind":"number","label":{"en":"Y","fr":"Y"},"column":"y","default":0,"list":true},
    {"name":"z","kind":"integer","label":{"en":"Layer","fr":"Calque"},"column":"z","default":0,"help":{"en":"The higher lies on top.","fr":"Le plus haut est au-dessus."}},
    {"name":"width","kind":"number","label":{"en":"Width","fr":"Largeur"},"column":"width","min":0,"list":true},
    {"name":"height","kind":"number","label":{"en":"Height","fr":"Hauteur"},"column":"height","min":0,"list":true},
    {"name":"fontSize","kind":"number","label":{"en":"Text size","fr":"Taille du texte"},"column":"font_size","default":12,"min":1}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":["programming.read","sales.sell"],"write":"seating.write"}
} as const satisfies EntityDescriptor;
