// Made by codegen from schema/imports/ProviderTicketReading.jsonld. Never edit: change the source and run `npm run codegen`.
import type { ImportContext, ImportContextInput, ImportContextValues } from './ImportContext.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Reading of a partner’s file, as answered. */
export interface ProviderTicketReading {
  readonly context: ImportContext | null;
  /** Of a workbook; without it its first sheet. */
  readonly sheetName: string | null;
}

/** What is accepted for ProviderTicketReading: relations as IRIs. */
export interface ProviderTicketReadingInput {
  readonly context?: ImportContextInput | null;
  /** Of a workbook; without it its first sheet. */
  readonly sheetName?: string | null;
}

/** ProviderTicketReading as the server handles it: relations as ids. */
export interface ProviderTicketReadingValues {
  readonly context?: ImportContextValues | null;
  readonly sheetName?: string | null;
}

export const providerTicketReadingDescriptor = {
  "name": "ProviderTicketReading",
  "area": "imports",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "provider_ticket_reading",
  "title": "sheetName",
  "label": {"en":"Reading of a partner’s file","fr":"Lecture d’un fichier de partenaire"},
  "plural": {"en":"Readings of partners’ files","fr":"Lectures de fichiers de partenaires"},
  "properties": [
    {"name":"context","kind":"json","label":{"en":"How it is read","fr":"Mode de lecture"},"shape":"ImportContext"},
    {"name":"sheetName","kind":"string","label":{"en":"Sheet","fr":"Feuille"},"comment":{"en":"Of a workbook; without it its first sheet.","fr":"D’un classeur ; sans lui, sa première feuille."},"maxLength":255}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
