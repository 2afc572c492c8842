// Made by codegen from schema/offers/OfferRule.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Offer rule, as answered. */
export interface OfferRule {
  readonly '@id': string;
  readonly '@type': 'OfferRule';
  readonly title: string | null;
}

/** What is accepted for OfferRule: relations as IRIs. */
export interface OfferRuleInput {
  readonly title?: string | null;
}

export const offerRuleDescriptor = {
  "name": "OfferRule",
  "area": "offers",
  "api": "ticketing",
  "collection": "/offer_rules",
  "scope": "contract",
  "table": "offer_rule",
  "title": "title",
  "label": {"en":"Offer rule","fr":"Offer rule"},
  "plural": {"en":"Offer rules","fr":"Offer rules"},
  "properties": [
    {"name":"title","kind":"string","label":{"en":"Title","fr":"Title"},"column":"title","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
