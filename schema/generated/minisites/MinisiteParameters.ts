// Made by codegen from schema/minisites/MinisiteParameters.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Mini-site parameters, as answered. */
export interface MinisiteParameters {
  readonly hideSeatingLinks: "all" | "purchase_plan" | null;
}

/** What is accepted for MinisiteParameters: relations as IRIs. */
export interface MinisiteParametersInput {
  readonly hideSeatingLinks?: "all" | "purchase_plan" | null;
}

/** MinisiteParameters as the server handles it: relations as ids. */
export interface MinisiteParametersValues {
  readonly hideSeatingLinks?: "all" | "purchase_plan" | null;
}

export const minisiteParametersDescriptor = {
  "name": "MinisiteParameters",
  "area": "minisites",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "minisite_parameters",
  "title": "hideSeatingLinks",
  "label": {"en":"Mini-site parameters","fr":"Paramètres de mini-site"},
  "plural": {"en":"Mini-site parameters","fr":"Paramètres de mini-site"},
  "properties": [
    {"name":"hideSeatingLinks","kind":"enum","label":{"en":"Seating links hidden","fr":"Liens vers le plan masqués"},"values":[{"value":"all","label":{"en":"All","fr":"Tous"}},{"value":"purchase_plan","label":{"en":"On the purchase plan","fr":"Sur le plan d’achat"}}],"list":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
