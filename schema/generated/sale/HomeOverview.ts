// Made by codegen from schema/sale/HomeOverview.jsonld. Never edit: change the source and run `npm run codegen`.
import type { HomeAttention, HomeAttentionInput, HomeAttentionValues } from './HomeAttention.ts';
import type { HomeTakings, HomeTakingsInput, HomeTakingsValues } from './HomeTakings.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** The day at a glance, as answered. */
export interface HomeOverview {
  readonly takings: HomeTakings | null;
  readonly attention: readonly HomeAttention[];
}

/** What is accepted for HomeOverview: relations as IRIs. */
export interface HomeOverviewInput {
  readonly takings?: HomeTakingsInput | null;
  readonly attention: readonly HomeAttentionInput[];
}

/** HomeOverview as the server handles it: relations as ids. */
export interface HomeOverviewValues {
  readonly takings?: HomeTakingsValues | null;
  readonly attention: readonly HomeAttentionValues[];
}

export const homeOverviewDescriptor = {
  "name": "HomeOverview",
  "area": "sale",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "home_overview",
  "title": "takings",
  "label": {"en":"The day at a glance","fr":"La journée en un coup d’œil"},
  "plural": {"en":"Days at a glance","fr":"Journées en un coup d’œil"},
  "properties": [
    {"name":"takings","kind":"json","label":{"en":"Takings","fr":"Recettes"},"shape":"HomeTakings"},
    {"name":"attention","kind":"json","label":{"en":"What needs attention","fr":"À surveiller"},"many":true,"shape":"HomeAttention","required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
