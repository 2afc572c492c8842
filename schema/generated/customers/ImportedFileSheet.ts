// Made by codegen from schema/customers/ImportedFileSheet.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Sheet, as answered. */
export interface ImportedFileSheet {
  readonly sheetIndex: number | null;
  readonly sheetName: string | null;
  readonly columns: readonly unknown[];
  /** Of each column the first values. */
  readonly samples: unknown;
  readonly rowCount: number | null;
}

/** What is accepted for ImportedFileSheet: relations as IRIs. */
export interface ImportedFileSheetInput {
  readonly sheetIndex?: number | null;
  readonly sheetName?: string | null;
  readonly columns?: readonly unknown[];
  /** Of each column the first values. */
  readonly samples?: unknown;
  readonly rowCount?: number | null;
}

/** ImportedFileSheet as the server handles it: relations as ids. */
export interface ImportedFileSheetValues {
  readonly sheetIndex?: number | null;
  readonly sheetName?: string | null;
  readonly columns?: readonly unknown[];
  readonly samples?: unknown;
  readonly rowCount?: number | null;
}

export const importedFileSheetDescriptor = {
  "name": "ImportedFileSheet",
  "area": "customers",
  "api": "crm",
  "collection": "",
  "scope": "value",
  "table": "imported_file_sheet",
  "title": "sheetName",
  "label": {"en":"Sheet","fr":"Feuille"},
  "plural": {"en":"Sheets","fr":"Feuilles"},
  "properties": [
    {"name":"sheetIndex","kind":"integer","label":{"en":"Number","fr":"Numéro"},"min":0,"list":true},
    {"name":"sheetName","kind":"string","label":{"en":"Name","fr":"Nom"},"maxLength":255,"list":true},
    {"name":"columns","kind":"json","label":{"en":"Columns","fr":"Colonnes"},"many":true},
    {"name":"samples","kind":"json","label":{"en":"Examples","fr":"Exemples"},"comment":{"en":"Of each column the first values.","fr":"De chaque colonne les premières valeurs."}},
    {"name":"rowCount","kind":"integer","label":{"en":"Rows","fr":"Lignes"},"min":0,"list":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
