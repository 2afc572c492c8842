// Made by codegen from schema/reports/SalesBreakdown.jsonld. Never edit: change the source and run `npm run codegen`.
import type { SalesRow, SalesRowInput, SalesRowValues } from './SalesRow.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Sales of a period by what they are of, as answered. */
export interface SalesBreakdown {
  readonly today: string;
  readonly from: string;
  readonly to: string;
  readonly start: string;
  readonly end: string;
  readonly timezone: string;
  readonly rows: readonly SalesRow[];
  readonly totals: readonly SalesRow[];
}

/** What is accepted for SalesBreakdown: relations as IRIs. */
export interface SalesBreakdownInput {
  readonly today: string;
  readonly from: string;
  readonly to: string;
  readonly start: string;
  readonly end: string;
  readonly timezone: string;
  readonly rows: readonly SalesRowInput[];
  readonly totals: readonly SalesRowInput[];
}

/** SalesBreakdown as the server handles it: relations as ids. */
export interface SalesBreakdownValues {
  readonly today: string;
  readonly from: string;
  readonly to: string;
  readonly start: string;
  readonly end: string;
  readonly timezone: string;
  readonly rows: readonly SalesRowValues[];
  readonly totals: readonly SalesRowValues[];
}

export const salesBreakdownDescriptor = {
  "name": "SalesBreakdown",
  "area": "reports",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "sales_breakdown",
  "title": "from",
  "label": {"en":"Sales of a period by what they are of","fr":"Ventes d’une période regroupées"},
  "plural": {"en":"Sales of periods","fr":"Ventes de périodes"},
  "properties": [
    {"name":"today","kind":"date","label":{"en":"Today","fr":"Aujourd’hui"},"required":true},
    {"name":"from","kind":"date","label":{"en":"First day","fr":"Premier jour"},"required":true},
    {"name":"to","kind":"date","label":{"en":"Last day","fr":"Dernier jour"},"required":true},
    {"name":"start","kind":"dateTime","label":{"en":"From","fr":"Du"},"required":true},
    {"name":"end","kind":"dateTime","label":{"en":"Until","fr":"Jusqu’au"},"required":true},
    {"name":"timezone","kind":"string","label":{"en":"Timezone","fr":"Fuseau horaire"},"required":true,"maxLength":255},
    {"name":"rows","kind":"json","label":{"en":"Rows","fr":"Lignes"},"many":true,"shape":"SalesRow","required":true},
    {"name":"totals","kind":"json","label":{"en":"Totals","fr":"Totaux"},"many":true,"shape":"SalesRow","required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
