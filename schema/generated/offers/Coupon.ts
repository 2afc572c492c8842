// Made by codegen from schema/offers/Coupon.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Coupon, as answered. */
export interface Coupon {
  readonly '@id': string;
  readonly '@type': 'Coupon';
  readonly code: string | null;
}

/** What is accepted for Coupon: relations as IRIs. */
export interface CouponInput {
  readonly code?: string | null;
}

export const couponDescriptor = {
  "name": "Coupon",
  "area": "offers",
  "api": "ticketing",
  "collection": "/coupons",
  "scope": "contract",
  "table": "coupon",
  "title": "code",
  "label": {"en":"Coupon","fr":"Coupon"},
  "plural": {"en":"Coupons","fr":"Coupons"},
  "properties": [
    {"name":"code","kind":"string","label":{"en":"Code","fr":"Code"},"column":"code","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
