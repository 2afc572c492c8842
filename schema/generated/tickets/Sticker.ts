// Made by codegen from schema/tickets/Sticker.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Sticker, as answered. */
export interface Sticker {
  readonly '@id': string;
  readonly '@type': 'Sticker';
  readonly name: string | null;
}

/** What is accepted for Sticker: relations as IRIs. */
export interface StickerInput {
  readonly name?: string | null;
}

export const stickerDescriptor = {
  "name": "Sticker",
  "area": "tickets",
  "api": "ticketing",
  "collection": "/stickers",
  "scope": "contract",
  "table": "sticker",
  "title": "name",
  "label": {"en":"Sticker","fr":"Sticker"},
  "plural": {"en":"Stickers","fr":"Stickers"},
  "properties": [
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Name"},"column":"name","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
