// Made by codegen from schema/offers/CouponCodes.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Coupon codes, as answered. */
export interface CouponCodes {
  readonly member: readonly string[];
}

/** What is accepted for CouponCodes: relations as IRIs. */
export interface CouponCodesInput {
  readonly member: readonly string[];
}

/** CouponCodes as the server handles it: relations as ids. */
export interface CouponCodesValues {
  readonly member: readonly string[];
}

export const couponCodesDescriptor = {
  "name": "CouponCodes",
  "area": "offers",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "coupon_codes",
  "title": "member",
  "label": {"en":"Coupon codes","fr":"Codes promotionnels"},
  "plural": {"en":"Coupon codes","fr":"Codes promotionnels"},
  "properties": [
    {"name":"member","kind":"string","label":{"en":"Codes","fr":"Codes"},"many":true,"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
