// Made by codegen from schema/offers/CouponCodeCheck.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Check of a code, as answered. */
export interface CouponCodeCheck {
  readonly couponCode: string;
  readonly ignoredOfferRule: string | null;
}

/** What is accepted for CouponCodeCheck: relations as IRIs. */
export interface CouponCodeCheckInput {
  readonly couponCode: string;
  readonly ignoredOfferRule?: string | null;
}

/** CouponCodeCheck as the server handles it: relations as ids. */
export interface CouponCodeCheckValues {
  readonly couponCode: string;
  readonly ignoredOfferRule?: number | null;
}

export const couponCodeCheckDescriptor = {
  "name": "CouponCodeCheck",
  "area": "offers",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "coupon_code_check",
  "title": "couponCode",
  "label": {"en":"Check of a code","fr":"Vérification d’un code"},
  "plural": {"en":"Checks of codes","fr":"Vérifications de codes"},
  "properties": [
    {"name":"couponCode","kind":"string","label":{"en":"Code","fr":"Code"},"required":true,"maxLength":100},
    {"name":"ignoredOfferRule","kind":"relation","label":{"en":"Offer left out","fr":"Offre ignorée"},"target":"OfferRule"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
