// Made by codegen from schema/customers/ImportedFileMapping.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Sheet mapping, as answered. */
export interface ImportedFileMapping {
  readonly sheetIndex: number | null;
  /** Organisations are our addition beside the specified default. */
  readonly sheetType: "contacts" | "organizations" | null;
  /** From each column of the sheet to the slug of a customer field, or null. */
  readonly columns: unknown;
}

/** What is accepted for ImportedFileMapping: relations as IRIs. */
export interface ImportedFileMappingInput {
  readonly sheetIndex?: number | null;
  /** Organisations are our addition beside the specified default. */
  readonly sheetType?: "contacts" | "organizations" | null;
  /** From each column of the sheet to the slug of a customer field, or null. */
  readonly columns?: unknown;
}

/** ImportedFileMapping as the server handles it: relations as ids. */
export interface ImportedFileMappingValues {
  readonly sheetIndex?: number | null;
  readonly sheetType: "contacts" | "organizations" | null;
  readonly columns?: unknown;
}

export const importedFileMappingDescriptor = {
  "name": "ImportedFileMapping",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "imported_file_mapping",
  "title": "sheetType",
  "label": {"en":"Sheet mapping","fr":"Correspondance de feuille"},
  "plural": {"en":"Sheet mappings","fr":"Correspondances de feuilles"},
  "properties": [
    {"name":"sheetIndex","kind":"integer","label":{"en":"Sheet","fr":"Feuille"},"min":0,"list":true},
    {"name":"sheetType","kind":"enum","label":{"en":"Holds","fr":"Contient"},"comment":{"en":"Organisations are our addition beside the specified default.","fr":"Les structures s’ajoutent à la valeur par défaut spécifiée."},"values":[{"value":"contacts","label":{"en":"Contacts","fr":"Contacts"}},{"value":"organizations","label":{"en":"Organisations","fr":"Structures"}}],"default":"contacts","list":true},
    {"name":"columns","kind":"json","label":{"en":"Columns","fr":"Colonnes"},"comment":{"en":"From each column of the sheet to the slug of a customer field, or null.","fr":"De chaque colonne de la feuille à l’identifiant d’un champ client, ou null."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
