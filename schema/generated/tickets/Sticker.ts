// Made by codegen from schema/tickets/Sticker.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Label sheet, as answered. */
export interface Sticker {
  readonly '@id': string;
  readonly '@type': 'Sticker';
  readonly contract: string;
  readonly name: string;
  readonly pageType: "A4" | "A5" | "LETTER" | null;
  readonly horizontalNb: number;
  readonly verticalNb: number;
  readonly stickerWidth: number;
  readonly stickerHeight: number;
  readonly marginLeft: number | null;
  readonly marginTop: number | null;
  readonly horizontalDistance: number | null;
  readonly verticalDistance: number | null;
}

/** What is accepted for Sticker: relations as IRIs. */
export interface StickerInput {
  readonly contract?: string;
  readonly name: string;
  readonly pageType?: "A4" | "A5" | "LETTER" | null;
  readonly horizontalNb: number;
  readonly verticalNb: number;
  readonly stickerWidth: number;
  readonly stickerHeight: number;
  readonly marginLeft?: number | null;
  readonly marginTop?: number | null;
  readonly horizontalDistance?: number | null;
  readonly verticalDistance?: number | null;
}

/** Sticker as the server handles it: relations as ids. */
export interface StickerValues {
  readonly contract: number;
  readonly name: string;
  readonly pageType: "A4" | "A5" | "LETTER" | null;
  readonly horizontalNb: number;
  readonly verticalNb: number;
  readonly stickerWidth: number;
  readonly stickerHeight: number;
  readonly marginLeft: number | null;
  readonly marginTop: number | null;
  readonly horizontalDistance: number | null;
  readonly verticalDistance: number | null;
}

export const stickerDescriptor = {
  "name": "Sticker",
  "area": "tickets",
  "api": "ticketing",
  "collection": "/stickers",
  "path": "/customers/stickers",
  "scope": "contract",
  "table": "sticker",
  "title": "name",
  "label": {"en":"Label sheet","fr":"Planche d’étiquettes"},
  "plural": {"en":"Label sheets","fr":"Planches d’étiquettes"},
  "group": "tickets",
  "icon": "Label",
  "order": {"name":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"maxLength":200,"list":true,"filter":true},
    {"name":"pageType","kind":"enum","label":{"en":"Page","fr":"Page"},"column":"page_type","values":[{"value":"A4","label":{"en":"A4","fr":"A4"}},{"value":"A5","label":{"en":"A5","fr":"A5"}},{"value":"LETTER","label":{"en":"US Letter","fr":"Lettre US"}}],"default":"A4","list":true,"filter":true},
    {"name":"horizontalNb","kind":"integer","label":{"en":"Labels across","fr":"Étiquettes en largeur"},"column":"horizontal_nb","required":true,"min":1,"max":50,"list":true},
    {"name":"verticalNb","kind":"integer","label":{"en":"Labels down","fr":"Étiquettes en hauteur"},"column":"vertical_nb","required":true,"min":1,"max":100,"list":true},
    {"name":"stickerWidth","kind":"number","label":{"en":"Label width","fr":"Largeur d’étiquette"},"column":"sticker_width","required":true,"min":1,"max":1000,"list":true,"section":{"en":"Measures (mm)","fr":"Mesures (mm)"}},
    {"name":"stickerHeight","kind":"number","label":{"en":"Label height","fr":"Hauteur d’étiquette"},"column":"sticker_height","required":true,"min":1,"max":1000,"list":true,"section":{"en":"Measures (mm)","fr":"Mesures (mm)"}},
    {"name":"marginLeft","kind":"number","label":{"en":"Left margin","fr":"Marge gauche"},"column":"margin_left","default":0,"min":0,"section":{"en":"Measures (mm)","fr":"Mesures (mm)"}},
    {"name":"marginTop","kind":"number","label":{"en":"Top margin","fr":"Marge haute"},"column":"margin_top","default":0,"min":0,"section":{"en":"Measures (mm)","fr":"Mesures (mm)"}},
    {"name":"horizontalDistance","kind":"number","label":{"en":"Gap across","fr":"Écart en largeur"},"column":"horizontal_distance","default":0,"min":0,"section":{"en":"Measures (mm)","fr":"Mesures (mm)"},"help":{"en":"Between the edges of two labels side by side.","fr":"Entre les bords de deux étiquettes voisines."}},
    {"name":"verticalDistance","kind":"number","label":{"en":"Gap down","fr":"Écart en hauteur"},"column":"vertical_distance","default":0,"min":0,"section":{"en":"Measures (mm)","fr":"Mesures (mm)"}}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"signedIn","write":"scans.configure"}
} as const satisfies EntityDescriptor;
