// Made by codegen from schema/imports/AutomaticTicketImport.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Import from a partner, as answered. */
export interface AutomaticTicketImport {
  readonly provider: string;
}

/** What is accepted for AutomaticTicketImport: relations as IRIs. */
export interface AutomaticTicketImportInput {
  readonly provider: string;
}

/** AutomaticTicketImport as the server handles it: relations as ids. */
export interface AutomaticTicketImportValues {
  readonly provider: string;
}

export const automaticTicketImportDescriptor = {
  "name": "AutomaticTicketImport",
  "area": "imports",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "automatic_ticket_import",
  "title": "provider",
  "label": {"en":"Import from a partner","fr":"Import depuis un partenaire"},
  "plural": {"en":"Imports from partners","fr":"Imports depuis des partenaires"},
  "properties": [
    {"name":"provider","kind":"string","label":{"en":"Partner","fr":"Partenaire"},"required":true,"maxLength":255}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
