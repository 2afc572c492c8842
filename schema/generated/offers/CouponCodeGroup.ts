// Made by codegen from schema/offers/CouponCodeGroup.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Code group, as answered. */
export interface CouponCodeGroup {
  readonly '@id': string;
  readonly '@type': 'CouponCodeGroup';
  readonly contract: string;
  readonly name: string;
  readonly couponList: readonly string[];
  readonly ticketPriceList: readonly string[];
}

/** What is accepted for CouponCodeGroup: relations as IRIs. */
export interface CouponCodeGroupInput {
  readonly contract?: string;
  readonly name: string;
  readonly couponList?: readonly string[];
  readonly ticketPriceList?: readonly string[];
}

/** CouponCodeGroup as the server handles it: relations as ids. */
export interface CouponCodeGroupValues {
  readonly contract: number;
  readonly name: string;
}

export const couponCodeGroupDescriptor = {
  "name": "CouponCodeGroup",
  "area": "offers",
  "api": "ticketing",
  "collection": "/coupon_code_groups",
  "scope": "contract",
  "table": "coupon_code_group",
  "title": "name",
  "label": {"en":"Code group","fr":"Groupe de codes"},
  "plural": {"en":"Code groups","fr":"Groupes de codes"},
  "group": "offers",
  "icon": "Folder",
  "order": {"name":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"maxLength":200,"list":true,"filter":true},
    {"name":"couponList","kind":"relation","label":{"en":"Codes","fr":"Codes"},"many":true,"target":"Coupon","inverse":"couponCodeGroup"},
    {"name":"ticketPriceList","kind":"relation","label":{"en":"Prices they open","fr":"Tarifs ouverts"},"many":true,"target":"TicketPrice","inverse":"couponCodeGroup"}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":["offers.read","sales.sell"],"write":"offers.write"}
} as const satisfies EntityDescriptor;
