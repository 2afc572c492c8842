// Made by codegen from schema/programming/Tax.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Tax, as answered. */
export interface Tax {
  readonly '@id': string;
  readonly '@type': 'Tax';
  readonly label: string;
  readonly code: string | null;
  readonly rate: number;
  readonly countryCode: string;
  readonly region: "FR" | "CORSE" | "MQ" | "RE" | "GP" | "GF" | null;
  readonly category: "standard" | "intermediate" | "reduced" | "super_reduced" | "live_show_first" | "live_show" | "exempt" | null;
  readonly maxRepresentationNumber: number | null;
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  readonly legalBasis: string | null;
}

/** What is accepted for Tax: relations as IRIs. */
export interface TaxInput {
  readonly label: string;
  readonly code?: string | null;
  readonly rate: number;
  readonly countryCode: string;
  readonly region?: "FR" | "CORSE" | "MQ" | "RE" | "GP" | "GF" | null;
  readonly category?: "standard" | "intermediate" | "reduced" | "super_reduced" | "live_show_first" | "live_show" | "exempt" | null;
  readonly maxRepresentationNumber?: number | null;
  readonly validFrom?: string | null;
  readonly validUntil?: string | null;
  readonly legalBasis?: string | null;
}

/** Tax as the server handles it: relations as ids. */
export interface TaxValues {
  readonly label: string;
  readonly code: string | null;
  readonly rate: number;
  readonly countryCode: string;
  readonly region: "FR" | "CORSE" | "MQ" | "RE" | "GP" | "GF" | null;
  readonly category: "standard" | "intermediate" | "reduced" | "super_reduced" | "live_show_first" | "live_show" | "exempt" | null;
  readonly maxRepresentationNumber: number | null;
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  readonly legalBasis: string | null;
}

export const taxDescriptor = {
  "name": "Tax",
  "area": "programming",
  "api": "ticketing",
  "collection": "/taxes",
  "scope": "global",
  "table": "tax",
  "title": "label",
  "search": ["label","code"],
  "label": {"en":"Tax","fr":"Taxe"},
  "plural": {"en":"Taxes","fr":"Taxes"},
  "group": "programming",
  "icon": "Percent",
  "order": {"rate":"asc"},
  "properties": [
    {"name":"label","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"label","required":true,"maxLength":100,"list":true},
    {"name":"code","kind":"string","label":{"en":"Code","fr":"Code"},"column":"code","unique":true,"maxLength":60,"help":{"en":"Stays the same when a rate is corrected.","fr":"Reste le même quand un taux est corrigé."}},
    {"name":"rate","kind":"number","label":{"en":"Rate (%)","fr":"Taux (%)"},"column":"rate","required":true,"min":0,"max":100,"list":true},
    {"name":"countryCode","kind":"string","label":{"en":"Country code","fr":"Code pays"},"column":"country_code","required":true,"maxLength":2,"pattern":"^[A-Z]{2}$","list":true,"filter":true,"help":{"en":"Two capital letters, e.g. FR.","fr":"Deux majuscules, par exemple FR."}},
    {"name":"region","kind":"enum","label":{"en":"Region","fr":"Région"},"column":"region","values":[{"value":"FR","label":{"en":"Metropolitan France","fr":"France métropolitaine"}},{"value":"CORSE","label":{"en":"Corsica","fr":"Corse"}},{"value":"MQ","label":{"en":"Martinique","fr":"Martinique"}},{"value":"RE","label":{"en":"Réunion","fr":"La Réunion"}},{"value":"GP","label":{"en":"Guadeloupe","fr":"Guadeloupe"}},{"value":"GF","label":{"en":"French Guiana","fr":"Guyane"}}],"list":true,"filter":true},
    {"name":"category","kind":"enum","label":{"en":"Applies to","fr":"S’applique à"},"column":"category","values":[{"value":"standard","label":{"en":"Standard","fr":"Normal"}},{"value":"intermediate","label":{"en":"Intermediate","fr":"Intermédiaire"}},{"value":"reduced","label":{"en":"Reduced","fr":"Réduit"}},{"value":"super_reduced","label":{"en":"Super-reduced","fr":"Particulier"}},{"value":"live_show_first","label":{"en":"Live show, first performances","fr":"Spectacle vivant, premières représentations"}},{"value":"live_show","label":{"en":"Live show","fr":"Spectacle vivant"}},{"value":"exempt","label":{"en":"Exempt","fr":"Exonéré"}}],"list":true,"filter":true},
    {"name":"maxRepresentationNumber","kind":"integer","label":{"en":"Up to performance","fr":"Jusqu’à la représentation"},"column":"max_representation_number","min":1,"help":{"en":"The last performance, by number, that this rate is for; empty: all.","fr":"La dernière représentation, par numéro, à ce taux ; vide : toutes."}},
    {"name":"validFrom","kind":"date","label":{"en":"Valid from","fr":"Valable du"},"column":"valid_from"},
    {"name":"validUntil","kind":"date","label":{"en":"Valid until","fr":"Valable jusqu’au"},"column":"valid_until","list":true},
    {"name":"legalBasis","kind":"string","label":{"en":"Legal basis","fr":"Base légale"},"column":"legal_basis","maxLength":200}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":"signedIn","write":"settings.write"}
} as const satisfies EntityDescriptor;
