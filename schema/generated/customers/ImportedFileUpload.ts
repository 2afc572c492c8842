// Made by codegen from schema/customers/ImportedFileUpload.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Upload of customers, as answered. */
export interface ImportedFileUpload {
  readonly contractId: string | null;
  readonly timezone: string | null;
}

/** What is accepted for ImportedFileUpload: relations as IRIs. */
export interface ImportedFileUploadInput {
  readonly contractId?: string | null;
  readonly timezone?: string | null;
}

/** ImportedFileUpload as the server handles it: relations as ids. */
export interface ImportedFileUploadValues {
  readonly contractId?: string | null;
  readonly timezone?: string | null;
}

export const importedFileUploadDescriptor = {
  "name": "ImportedFileUpload",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "imported_file_upload",
  "title": "timezone",
  "label": {"en":"Upload of customers","fr":"Envoi de clients"},
  "plural": {"en":"Uploads of customers","fr":"Envois de clients"},
  "properties": [
    {"name":"contractId","kind":"string","label":{"en":"Organiser","fr":"Organisateur"},"maxLength":200},
    {"name":"timezone","kind":"string","label":{"en":"Timezone","fr":"Fuseau horaire"},"maxLength":64}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
