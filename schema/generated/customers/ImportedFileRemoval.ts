// Made by codegen from schema/customers/ImportedFileRemoval.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Deletion of an import, as answered. */
export interface ImportedFileRemoval {
  readonly withCreated: boolean | null;
}

/** What is accepted for ImportedFileRemoval: relations as IRIs. */
export interface ImportedFileRemovalInput {
  readonly withCreated?: boolean | null;
}

/** ImportedFileRemoval as the server handles it: relations as ids. */
export interface ImportedFileRemovalValues {
  readonly withCreated?: boolean | null;
}

export const importedFileRemovalDescriptor = {
  "name": "ImportedFileRemoval",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "imported_file_removal",
  "title": "withCreated",
  "label": {"en":"Deletion of an import","fr":"Suppression d’un import"},
  "plural": {"en":"Deletions of imports","fr":"Suppressions d’imports"},
  "properties": [
    {"name":"withCreated","kind":"boolean","label":{"en":"With the customers it created","fr":"Avec les clients qu’il a créés"},"help":{"en":"Customers whom only this file created, and to whom nothing has happened since.","fr":"Les clients que seul ce fichier a créés, et à qui rien n’est arrivé depuis."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
