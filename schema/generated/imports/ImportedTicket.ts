// Made by codegen from schema/imports/ImportedTicket.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Where a ticket that was sold elsewhere came from, and which stock it occupies. */
export interface ImportedTicket {
  readonly '@id': string;
  readonly '@type': 'ImportedTicket';
  readonly contract: string;
  readonly importedFile: string;
  readonly rowNumber: number;
  readonly ticket: string;
  readonly sharedCode: string | null;
  readonly reference: string | null;
  readonly takesStock: boolean;
  readonly stockContingent: string | null;
  readonly excludedFromParentStock: boolean;
  readonly occupiedContingentList: readonly string[];
}

/** What is accepted for ImportedTicket: relations as IRIs. */
export interface ImportedTicketInput {
  readonly contract?: string;
}

/** ImportedTicket as the server handles it: relations as ids. */
export interface ImportedTicketValues {
  readonly contract: number;
  readonly importedFile: number;
  readonly rowNumber: number;
  readonly ticket: number;
  readonly sharedCode: string | null;
  readonly reference: string | null;
  readonly takesStock: boolean;
  readonly stockContingent: number | null;
  readonly excludedFromParentStock: boolean;
  readonly occupiedContingentList: readonly number[];
}

export const importedTicketDescriptor = {
  "name": "ImportedTicket",
  "area": "imports",
  "api": "ticketing",
  "collection": "/imported_tickets",
  "scope": "contract",
  "table": "imported_ticket",
  "title": "rowNumber",
  "label": {"en":"Imported ticket","fr":"Billet importé"},
  "plural": {"en":"Imported tickets","fr":"Billets importés"},
  "comment": {"en":"Where a ticket that was sold elsewhere came from, and which stock it occupies.","fr":"D’où vient un billet vendu ailleurs, et quelle jauge il occupe."},
  "icon": "ConfirmationNumber",
  "order": {"rowNumber":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"importedFile","kind":"relation","label":{"en":"File","fr":"Fichier"},"column":"imported_file_id","target":"ProviderTicketImportedFile","required":true,"readOnly":true,"list":true,"filter":true},
    {"name":"rowNumber","kind":"integer","label":{"en":"Row","fr":"Ligne"},"column":"row_number","required":true,"readOnly":true,"list":true},
    {"name":"ticket","kind":"relation","label":{"en":"Ticket","fr":"Billet"},"column":"ticket_id","target":"Ticket","onDelete":"cascade","required":true,"unique":true,"readOnly":true,"list":true},
    {"name":"sharedCode","kind":"string","label":{"en":"Shared code","fr":"Code partagé"},"column":"shared_code","readOnly":true,"maxLength":40,"filter":true,"help":{"en":"One code that lets in as many people as tickets have it.","fr":"Un code qui fait entrer autant de personnes qu’il y a de billets à l’avoir."},"personal":true},
    {"name":"reference","kind":"string","label":{"en":"Order at the provider","fr":"Commande chez le prestataire"},"column":"reference","readOnly":true,"maxLength":100,"list":true,"filter":true,"personal":true},
    {"name":"takesStock","kind":"boolean","label":{"en":"Takes a place","fr":"Occupe une place"},"column":"takes_stock","required":true,"readOnly":true,"default":true},
    {"name":"stockContingent","kind":"relation","label":{"en":"Contingent","fr":"Contingent"},"column":"stock_contingent_id","target":"StockContingent","readOnly":true},
    {"name":"excludedFromParentStock","kind":"boolean","label":{"en":"Outside the performance’s stock","fr":"Hors de la jauge de la représentation"},"column":"excluded_from_parent_stock","required":true,"readOnly":true,"default":false},
    {"name":"occupiedContingentList","kind":"relation","label":{"en":"Counts in contingents","fr":"Compte dans les contingents"},"many":true,"target":"StockContingent","through":"imported_ticket_occupied_contingent_list","readOnly":true}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":"imports.run","write":"imports.run"}
} as const satisfies EntityDescriptor;
