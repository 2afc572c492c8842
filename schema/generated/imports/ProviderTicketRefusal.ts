// Made by codegen from schema/imports/ProviderTicketRefusal.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** A row of a partner’s file that could not become a ticket, as it came, and why. */
export interface ProviderTicketRefusal {
  readonly '@id': string;
  readonly '@type': 'ProviderTicketRefusal';
  readonly contract: string;
  readonly importedFile: string;
  readonly rowNumber: number;
  readonly cells: unknown;
  readonly faults: unknown;
}

/** What is accepted for ProviderTicketRefusal: relations as IRIs. */
export interface ProviderTicketRefusalInput {
  readonly contract?: string;
}

/** ProviderTicketRefusal as the server handles it: relations as ids. */
export interface ProviderTicketRefusalValues {
  readonly contract: number;
  readonly importedFile: number;
  readonly rowNumber: number;
  readonly cells: unknown;
  readonly faults: unknown;
}

export const providerTicketRefusalDescriptor = {
  "name": "ProviderTicketRefusal",
  "area": "imports",
  "api": "ticketing",
  "collection": "/provider_ticket_refusals",
  "scope": "contract",
  "table": "provider_ticket_refusal",
  "title": "rowNumber",
  "label": {"en":"Refused row of tickets","fr":"Ligne de billets refusée"},
  "plural": {"en":"Refused rows of tickets","fr":"Lignes de billets refusées"},
  "comment": {"en":"A row of a partner’s file that could not become a ticket, as it came, and why.","fr":"Une ligne d’un fichier de partenaire qui n’a pu devenir un billet, telle quelle, et pourquoi."},
  "icon": "ReportProblem",
  "order": {"rowNumber":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"importedFile","kind":"relation","label":{"en":"File","fr":"Fichier"},"column":"imported_file_id","target":"ProviderTicketImportedFile","onDelete":"cascade","required":true,"readOnly":true,"list":true,"filter":true},
    {"name":"rowNumber","kind":"integer","label":{"en":"Row","fr":"Ligne"},"column":"row_number","required":true,"readOnly":true,"list":true},
    {"name":"cells","kind":"json","label":{"en":"Cells","fr":"Cellules"},"column":"cells","required":true,"readOnly":true,"personal":true},
    {"name":"faults","kind":"json","label":{"en":"Why","fr":"Pourquoi"},"column":"faults","required":true,"readOnly":true,"personal":true}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":"imports.run","write":"imports.run"},
  "uniques": [["importedFile","rowNumber"]]
} as const satisfies EntityDescriptor;
