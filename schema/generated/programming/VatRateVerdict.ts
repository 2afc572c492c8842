// Made by codegen from schema/programming/VatRateVerdict.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Answer to a VAT rate, as answered. */
export interface VatRateVerdict {
  readonly valid: boolean;
  readonly expectedTax: string | null;
  readonly representationNumber: number | null;
  readonly fromRepresentationNumber: number | null;
  readonly reason: "as_expected" | "free" | "abroad" | "missing" | "other_region" | "not_in_force" | "beyond_first" | "within_first" | "not_live_show";
}

/** What is accepted for VatRateVerdict: relations as IRIs. */
export interface VatRateVerdictInput {
  readonly valid: boolean;
  readonly expectedTax?: string | null;
  readonly representationNumber?: number | null;
  readonly fromRepresentationNumber?: number | null;
  readonly reason: "as_expected" | "free" | "abroad" | "missing" | "other_region" | "not_in_force" | "beyond_first" | "within_first" | "not_live_show";
}

/** VatRateVerdict as the server handles it: relations as ids. */
export interface VatRateVerdictValues {
  readonly valid: boolean;
  readonly expectedTax?: number | null;
  readonly representationNumber?: number | null;
  readonly fromRepresentationNumber?: number | null;
  readonly reason: "as_expected" | "free" | "abroad" | "missing" | "other_region" | "not_in_force" | "beyond_first" | "within_first" | "not_live_show";
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
    {"name":"representationNumber","kind":"integer","label":{"en":"Performance number","fr":"Numéro de la représentation"},"min":1,"help":{"en":"Of the performances the public pays for; free ones do not count.","fr":"Parmi les représentations payantes ; les gratuites ne comptent pas."}},
    {"name":"fromRepresentationNumber","kind":"integer","label":{"en":"Rate holds from performance","fr":"Taux à partir de la représentation"},"min":1},
    {"name":"reason","kind":"enum","label":{"en":"Reason","fr":"Motif"},"values":[{"value":"as_expected","label":{"en":"This is the rate that the law gives","fr":"C’est le taux prévu par la loi"}},{"value":"free","label":{"en":"Nothing is paid, so there is no VAT","fr":"Rien n’est payé, donc pas de TVA"}},{"value":"abroad","label":{"en":"The venue is not in France: its rates are not checked","fr":"Le lieu n’est pas en France : ses taux ne sont pas vérifiés"}},{"value":"missing","label":{"en":"No VAT rate is given","fr":"Aucun taux de TVA n’est donné"}},{"value":"other_region","label":{"en":"The rate is another region’s","fr":"Le taux est celui d’une autre région"}},{"value":"not_in_force","label":{"en":"The rate is not in force on that day","fr":"Le taux n’est pas en vigueur ce jour-là"}},{"value":"beyond_first","label":{"en":"The lower rate is for the first performances only","fr":"Le taux réduit ne vaut que pour les premières représentations"}},{"value":"within_first","label":{"en":"The first performances have a lower rate","fr":"Les premières représentations ont un taux plus bas"}},{"value":"not_live_show","label":{"en":"This is not the rate of live shows: right for anything else","fr":"Ce n’est pas le taux du spectacle vivant : juste pour autre chose"}}],"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
