// Made by codegen from schema/seating/DrawnBlock.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Block as drawn, as answered. */
export interface DrawnBlock {
  readonly info: string | null;
  readonly x: number | null;
  readonly y: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly fontSize: number | null;
}

/** What is accepted for DrawnBlock: relations as IRIs. */
export interface DrawnBlockInput {
  readonly info?: string | null;
  readonly x?: number | null;
  readonly y?: number | null;
  readonly width?: number | null;
  readonly height?: number | null;
  readonly fontSize?: number | null;
}

/** DrawnBlock as the server handles it: relations as ids. */
export interface DrawnBlockValues {
  readonly info?: string | null;
  readonly x: number | null;
  readonly y: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly fontSize: number | null;
}

export const drawnBlockDescriptor = {
  "name": "DrawnBlock",
  "area": "seating",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "drawn_block",
  "title": "info",
  "label": {"en":"Block as drawn","fr":"Bloc dessiné"},
  "plural": {"en":"Blocks as drawn","fr":"Blocs dessinés"},
  "properties": [
    {"name":"info","kind":"string","label":{"en":"Text","fr":"Texte"},"maxLength":300},
    {"name":"x","kind":"number","label":{"en":"X","fr":"X"},"default":0},
    {"name":"y","kind":"number","label":{"en":"Y","fr":"Y"},"default":0},
    {"name":"width","kind":"number","label":{"en":"Width","fr":"Largeur"},"default":0,"min":0},
    {"name":"height","kind":"number","label":{"en":"Height","fr":"Hauteur"},"default":0,"min":0},
    {"name":"fontSize","kind":"number","label":{"en":"Text size","fr":"Taille du texte"},"default":12,"min":1}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
