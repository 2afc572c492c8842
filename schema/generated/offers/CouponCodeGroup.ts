// Made by codegen from schema/offers/CouponCodeGroup.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Coupon code group, as answered. */
export interface CouponCodeGroup {
  readonly '@id': string;
  readonly '@type': 'CouponCodeGroup';
  readonly name: string | null;
}

/** What is accepted for CouponCodeGroup: relations as IRIs. */
export interface CouponCodeGroupInput {
  readonly name?: string | null;
}

export const couponCodeGroupDescriptor = {
  "name": "CouponCodeGroup",
  "area": "offers",
  "api": "ticketing",
  "collection": "/coupon_code_groups",
  "scope": "contract",
  "table": "coupon_code_group",
  "title": "name",
  "label": {"en":"Coupon code group","fr":"Coupon code group"},
  "plural": {"en":"Coupon code groups","fr":"Coupon code groups"},
  "properties": [
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Name"},"column":"name","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
