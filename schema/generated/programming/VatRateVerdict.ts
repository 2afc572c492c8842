// Made by codegen from schema/programming/VatRateVerdict.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Answer to a VAT rate, as answered. */
export interface VatRateVerdict {
  readonly valid: boolean;
  readonly expectedTax: string | null;
  readonly reason: string | null;
}

/** What is accepted for VatRateVerdict: relations as IRIs. */
export interface VatRateVerdictInput {
  readonly valid: boolean;
  readonly expectedTax?: string | null;
  readonly reason?: string | null;
}

/** VatRateVerdict as the server handles it: relations as ids. */
export interface VatRateVerdictValues {
  readonly valid: boolean;
  readonly expectedTax?: number | null;
  readonly reason?: string | null;
}

export const vatRateVerdictDescriptor = {
  "name": "VatRateVerdict",
  "area": "programming",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "vat_rate_verdict",
  "title": "reason",
  "label": {"en":"Answer to a VAT rate","fr":"Réponse à un taux de TVA"},
  "plural": {"en":"Answers to VAT rates","fr":"Réponses à des taux de TVA"},
  "properties": [
    {"name":"valid","kind":"boolean","label":{"en":"Valid","fr":"Valide"},"required":true},
    {"name":"expectedTax","kind":"relation","label":{"en":"Tax expected","fr":"Taxe attendue"},"target":"Tax"},
    {"name":"reason","kind":"string","label":{"en":"Reason","fr":"Motif"},"maxLength":255}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
