// Made by codegen from schema/offers/CouponCodeVerdict.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Answer to a code, as answered. */
export interface CouponCodeVerdict {
  readonly valid: boolean;
  readonly couponCode: string | null;
  readonly coupon: string | null;
  readonly reason: string | null;
}

/** What is accepted for CouponCodeVerdict: relations as IRIs. */
export interface CouponCodeVerdictInput {
  readonly valid: boolean;
  readonly couponCode?: string | null;
  readonly coupon?: string | null;
  readonly reason?: string | null;
}

/** CouponCodeVerdict as the server handles it: relations as ids. */
export interface CouponCodeVerdictValues {
  readonly valid: boolean;
  readonly couponCode?: string | null;
  readonly coupon?: number | null;
  readonly reason?: string | null;
}

export const couponCodeVerdictDescriptor = {
  "name": "CouponCodeVerdict",
  "area": "offers",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "coupon_code_verdict",
  "title": "couponCode",
  "label": {"en":"Answer to a code","fr":"Réponse à un code"},
  "plural": {"en":"Answers to codes","fr":"Réponses à des codes"},
  "properties": [
    {"name":"valid","kind":"boolean","label":{"en":"Valid","fr":"Valide"},"required":true},
    {"name":"couponCode","kind":"string","label":{"en":"Code","fr":"Code"},"maxLength":100},
    {"name":"coupon","kind":"relation","label":{"en":"Coupon","fr":"Code promotionnel"},"target":"Coupon"},
    {"name":"reason","kind":"string","label":{"en":"Reason","fr":"Motif"},"maxLength":255}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
