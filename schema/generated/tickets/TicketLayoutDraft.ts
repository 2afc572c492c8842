// Made by codegen from schema/tickets/TicketLayoutDraft.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Layout that is being made, as answered. */
export interface TicketLayoutDraft {
  readonly paperType: "stock_tickets" | "thermal_roller";
  readonly language: "fr" | "en";
  readonly ticketing: string | null;
  readonly codeKind: "qr" | "aztec" | "code128";
  readonly codeSize: number | null;
  readonly textSize: "small" | "normal" | "large";
  readonly shownFields: readonly ("address" | "licence" | "holder" | "letters")[];
  readonly legalNotice: string | null;
  readonly logo: string | null;
  readonly picture: string | null;
}

/** What is accepted for TicketLayoutDraft: relations as IRIs. */
export interface TicketLayoutDraftInput {
  readonly paperType?: "stock_tickets" | "thermal_roller";
  readonly language?: "fr" | "en";
  readonly ticketing?: string | null;
  readonly codeKind?: "qr" | "aztec" | "code128";
  readonly codeSize?: number | null;
  readonly textSize?: "small" | "normal" | "large";
  readonly shownFields?: readonly ("address" | "licence" | "holder" | "letters")[];
  readonly legalNotice?: string | null;
  readonly logo?: string | null;
  readonly picture?: string | null;
}

/** TicketLayoutDraft as the server handles it: relations as ids. */
export interface TicketLayoutDraftValues {
  readonly paperType: "stock_tickets" | "thermal_roller";
  readonly language: "fr" | "en";
  readonly ticketing?: number | null;
  readonly codeKind: "qr" | "aztec" | "code128";
  readonly codeSize?: number | null;
  readonly textSize: "small" | "normal" | "large";
  readonly shownFields: readonly ("address" | "licence" | "holder" | "letters")[] | null;
  readonly legalNotice?: string | null;
  readonly logo?: string | null;
  readonly picture?: string | null;
}

export const ticketLayoutDraftDescriptor = {
  "name": "TicketLayoutDraft",
  "area": "tickets",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "ticket_layout_draft",
  "title": "paperType",
  "label": {"en":"Layout that is being made","fr":"Présentation en préparation"},
  "plural": {"en":"Layouts that are being made","fr":"Présentations en préparation"},
  "properties": [
    {"name":"paperType","kind":"enum","label":{"en":"Paper","fr":"Papier"},"values":[{"value":"stock_tickets","label":{"en":"Ticket stock","fr":"Billets cartonnés"}},{"value":"thermal_roller","label":{"en":"Roll","fr":"Rouleau thermique"}}],"required":true,"default":"stock_tickets"},
    {"name":"language","kind":"enum","label":{"en":"Language","fr":"Langue"},"values":[{"value":"fr","label":{"en":"French","fr":"Français"}},{"value":"en","label":{"en":"English","fr":"Anglais"}}],"required":true,"default":"fr"},
    {"name":"ticketing","kind":"relation","label":{"en":"Show","fr":"Spectacle"},"target":"Ticketing"},
    {"name":"codeKind","kind":"enum","label":{"en":"Kind of code","fr":"Type de code"},"values":[{"value":"qr","label":{"en":"QR code","fr":"QR code"}},{"value":"aztec","label":{"en":"Aztec","fr":"Aztec"}},{"value":"code128","label":{"en":"Code 128 (bars)","fr":"Code 128 (barres)"}}],"required":true,"default":"qr"},
    {"name":"codeSize","kind":"integer","label":{"en":"Size of the code (mm)","fr":"Taille du code (mm)"},"min":12,"max":40},
    {"name":"textSize","kind":"enum","label":{"en":"Size of the text","fr":"Taille du texte"},"values":[{"value":"small","label":{"en":"Small","fr":"Petite"}},{"value":"normal","label":{"en":"Normal","fr":"Normale"}},{"value":"large","label":{"en":"Large","fr":"Grande"}}],"required":true,"default":"normal"},
    {"name":"shownFields","kind":"enum","label":{"en":"Also printed","fr":"Également imprimé"},"many":true,"values":[{"value":"address","label":{"en":"Address of the venue","fr":"Adresse du lieu"}},{"value":"licence","label":{"en":"Licence number","fr":"Numéro de licence"}},{"value":"holder","label":{"en":"Name of the holder","fr":"Nom du porteur"}},{"value":"letters","label":{"en":"Code in letters","fr":"Code en lettres"}}],"default":["address","licence","holder","letters"]},
    {"name":"legalNotice","kind":"text","label":{"en":"Notice","fr":"Mention"},"maxLength":240},
    {"name":"logo","kind":"image","label":{"en":"Logo","fr":"Logo"},"maxLength":400000},
    {"name":"picture","kind":"image","label":{"en":"Picture","fr":"Image"},"maxLength":400000}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
