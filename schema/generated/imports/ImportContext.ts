// Made by codegen from schema/imports/ImportContext.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** How a file is read, as answered. */
export interface ImportContext {
  readonly delimiter: "comma" | "semicolon" | "pipe" | "tab" | null;
  readonly hasHeader: boolean | null;
  readonly rowsToSkip: number | null;
}

/** What is accepted for ImportContext: relations as IRIs. */
export interface ImportContextInput {
  readonly delimiter?: "comma" | "semicolon" | "pipe" | "tab" | null;
  readonly hasHeader?: boolean | null;
  readonly rowsToSkip?: number | null;
}

/** ImportContext as the server handles it: relations as ids. */
export interface ImportContextValues {
  readonly delimiter: "comma" | "semicolon" | "pipe" | "tab" | null;
  readonly hasHeader: boolean | null;
  readonly rowsToSkip: number | null;
}

export const importContextDescriptor = {
  "name": "ImportContext",
  "area": "imports",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "import_context",
  "title": "delimiter",
  "label": {"en":"How a file is read","fr":"Mode de lecture"},
  "plural": {"en":"How files are read","fr":"Modes de lecture"},
  "properties": [
    {"name":"delimiter","kind":"enum","label":{"en":"Delimiter","fr":"Séparateur"},"values":[{"value":"comma","label":{"en":"Comma","fr":"Virgule"}},{"value":"semicolon","label":{"en":"Semicolon","fr":"Point-virgule"}},{"value":"pipe","label":{"en":"Pipe","fr":"Barre verticale"}},{"value":"tab","label":{"en":"Tab","fr":"Tabulation"}}],"default":"semicolon","list":true},
    {"name":"hasHeader","kind":"boolean","label":{"en":"Begins with names","fr":"Commence par des noms"},"default":true,"list":true},
    {"name":"rowsToSkip","kind":"integer","label":{"en":"Rows to skip","fr":"Lignes à passer"},"default":0,"min":0,"list":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
