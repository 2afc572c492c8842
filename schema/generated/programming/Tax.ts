// Made by codegen from schema/programming/Tax.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Tax, as answered. */
export interface Tax {
  readonly '@id': string;
  readonly '@type': 'Tax';
  readonly label: string;
  readonly rate: number;
  readonly countryCode: string;
  readonly region: "FR" | "CORSE" | "MQ" | "RE" | "GP" | "GF" | null;
  readonly validFrom: string | null;
  readonly validUntil: string | null;
}

/** What is accepted for Tax: relations as IRIs. */
export interface TaxInput {
  readonly label: string;
  readonly rate: number;
  readonly countryCode: string;
  readonly region?: "FR" | "CORSE" | "MQ" | "RE" | "GP" | "GF" | null;
  readonly validFrom?: string | null;
  readonly validUntil?: string | null;
}

export const taxDescriptor = {
  "name": "Tax",
  "area": "programming",
  "api": "ticketing",
  "collection": "/taxes",
  "scope": "global",
  "table": "tax",
  "title": "label",
  "label": {"en":"Tax","fr":"Taxe"},
  "plural": {"en":"Taxes","fr":"Taxes"},
  "group": "programming",
  "icon": "Percent",
  "order": {"rate":"asc"},
  "properties": [
    {"name":"label","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"label","required":true,"maxLength":100,"list":true},
    {"name":"rate","kind":"number","label":{"en":"Rate (%)","fr":"Taux (%)"},"column":"rate","required":true,"min":0,"max":100,"list":true},
    {"name":"countryCode","kind":"string","label":{"en":"Country code","fr":"Code pays"},"column":"country_code","required":true,"maxLength":255,"pattern":"^[A-Z]{2}$","list":true,"filter":true},
    {"name":"region","kind":"enum","label":{"en":"Region","fr":"Région"},"column":"region","values":[{"value":"FR","label":{"en":"Metropolitan France","fr":"France métropolitaine"}},{"value":"CORSE","label":{"en":"Corsica","fr":"Corse"}},{"value":"MQ","label":{"en":"Martinique","fr":"Martinique"}},{"value":"RE","label":{"en":"Réunion","fr":"La Réunion"}},{"value":"GP","label":{"en":"Guadeloupe","fr":"Guadeloupe"}},{"value":"GF","label":{"en":"French Guiana","fr":"Guyane"}}],"list":true,"filter":true},
    {"name":"validFrom","kind":"date","label":{"en":"Valid from","fr":"Valable du"},"column":"valid_from","list":true},
    {"name":"validUntil","kind":"date","label":{"en":"Valid until","fr":"Valable jusqu’au"},"column":"valid_until","list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
