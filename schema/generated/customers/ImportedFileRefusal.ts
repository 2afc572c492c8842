// Made by codegen from schema/customers/ImportedFileRefusal.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** A row of an imported file that could not become a customer, as it came, and why. */
export interface ImportedFileRefusal {
  readonly '@id': string;
  readonly '@type': 'ImportedFileRefusal';
  readonly contract: string;
  readonly importedFile: string;
  readonly sheetIndex: number;
  readonly rowNumber: number;
  readonly cells: unknown;
  readonly faults: unknown;
}

/** What is accepted for ImportedFileRefusal: relations as IRIs. */
export interface ImportedFileRefusalInput {
  readonly contract?: string;
}

/** ImportedFileRefusal as the server handles it: relations as ids. */
export interface ImportedFileRefusalValues {
  readonly contract: number;
  readonly importedFile: number;
  readonly sheetIndex: number;
  readonly rowNumber: number;
  readonly cells: unknown;
  readonly faults: unknown;
}

export const importedFileRefusalDescriptor = {
  "name": "ImportedFileRefusal",
  "area": "customers",
  "api": "crm",
  "collection": "/v1/imported_file_refusals",
  "scope": "contract",
  "table": "imported_file_refusal",
  "title": "rowNumber",
  "label": {"en":"Refused row","fr":"Ligne refusée"},
  "plural": {"en":"Refused rows","fr":"Lignes refusées"},
  "comment": {"en":"A row of an imported file that could not become a customer, as it came, and why.","fr":"Une ligne d’un fichier importé qui n’a pu devenir un client, telle quelle, et pourquoi."},
  "icon": "UploadFile",
  "order": {"rowNumber":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"importedFile","kind":"relation","label":{"en":"File","fr":"Fichier"},"column":"imported_file_id","target":"ImportedFile","onDelete":"cascade","required":true,"readOnly":true,"list":true,"filter":true},
    {"name":"sheetIndex","kind":"integer","label":{"en":"Sheet","fr":"Feuille"},"column":"sheet_index","required":true,"readOnly":true},
    {"name":"rowNumber","kind":"integer","label":{"en":"Row","fr":"Ligne"},"column":"row_number","required":true,"readOnly":true,"list":true},
    {"name":"cells","kind":"json","label":{"en":"Cells","fr":"Cellules"},"column":"cells","required":true,"readOnly":true,"personal":true},
    {"name":"faults","kind":"json","label":{"en":"Why","fr":"Pourquoi"},"column":"faults","required":true,"readOnly":true}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":"customers.import","write":"customers.import"}
} as const satisfies EntityDescriptor;
