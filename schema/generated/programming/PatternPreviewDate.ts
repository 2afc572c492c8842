// Made by codegen from schema/programming/PatternPreviewDate.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Performance of a preview, as answered. */
export interface PatternPreviewDate {
  readonly startDate: string;
  readonly endDate: string | null;
  readonly saleStartDate: string | null;
  readonly saleEndDate: string | null;
  readonly action: "create" | "update" | "delete" | "keep";
}

/** What is accepted for PatternPreviewDate: relations as IRIs. */
export interface PatternPreviewDateInput {
  readonly startDate: string;
  readonly endDate?: string | null;
  readonly saleStartDate?: string | null;
  readonly saleEndDate?: string | null;
  readonly action: "create" | "update" | "delete" | "keep";
}

/** PatternPreviewDate as the server handles it: relations as ids. */
export interface PatternPreviewDateValues {
  readonly startDate: string;
  readonly endDate?: string | null;
  readonly saleStartDate?: string | null;
  readonly saleEndDate?: string | null;
  readonly action: "create" | "update" | "delete" | "keep";
}

export const patternPreviewDateDescriptor = {
  "name": "PatternPreviewDate",
  "area": "programming",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "pattern_preview_date",
  "title": "startDate",
  "label": {"en":"Performance of a preview","fr":"Représentation d’un aperçu"},
  "plural": {"en":"Performances of a preview","fr":"Représentations d’un aperçu"},
  "properties": [
    {"name":"startDate","kind":"dateTime","label":{"en":"Start","fr":"Début"},"required":true},
    {"name":"endDate","kind":"dateTime","label":{"en":"End","fr":"Fin"}},
    {"name":"saleStartDate","kind":"dateTime","label":{"en":"Sale starts","fr":"Début de vente"}},
    {"name":"saleEndDate","kind":"dateTime","label":{"en":"Sale ends","fr":"Fin de vente"}},
    {"name":"action","kind":"enum","label":{"en":"What happens","fr":"Action"},"values":[{"value":"create","label":{"en":"Add","fr":"Ajouter"}},{"value":"update","label":{"en":"Change","fr":"Modifier"}},{"value":"delete","label":{"en":"Delete","fr":"Supprimer"}},{"value":"keep","label":{"en":"Leave","fr":"Conserver"}}],"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
