// Made by codegen from schema/orders/OrderItemCashCoupon.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** What a cash coupon paid of one line of an order. */
export interface OrderItemCashCoupon {
  readonly '@id': string;
  readonly '@type': 'OrderItemCashCoupon';
  readonly contract: string;
  readonly orderItem: string;
  readonly coupon: string;
  readonly amount: number;
  readonly label: string | null;
}

/** What is accepted for OrderItemCashCoupon: relations as IRIs. */
export interface OrderItemCashCouponInput {
  readonly contract?: string;
  readonly orderItem: string;
  readonly coupon: string;
  readonly amount: number;
}

/** OrderItemCashCoupon as the server handles it: relations as ids. */
export interface OrderItemCashCouponValues {
  readonly contract: number;
  readonly orderItem: number;
  readonly coupon: number;
  readonly amount: number;
}

export const orderItemCashCouponDescriptor = {
  "name": "OrderItemCashCoupon",
  "area": "orders",
  "api": "ticketing",
  "collection": "/order_item_cash_coupons",
  "scope": "contract",
  "table": "order_item_cash_coupon",
  "title": "label",
  "label": {"en":"Cash coupon on an item","fr":"Bon d’achat sur un article"},
  "plural": {"en":"Cash coupons on items","fr":"Bons d’achat sur articles"},
  "comment": {"en":"What a cash coupon paid of one line of an order.","fr":"Ce qu’un bon d’achat a payé d’une ligne de commande."},
  "icon": "Redeem",
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"orderItem","kind":"relation","label":{"en":"Item","fr":"Article"},"column":"order_item_id","target":"OrderItem","onDelete":"cascade","required":true,"list":true,"filter":true},
    {"name":"coupon","kind":"relation","label":{"en":"Coupon","fr":"Code"},"column":"coupon_id","target":"Coupon","required":true,"list":true,"filter":true},
    {"name":"amount","kind":"money","label":{"en":"Amount","fr":"Montant"},"column":"amount","required":true,"min":0,"currencyFrom":"orderItem.order.currency","list":true},
    {"name":"label","kind":"string","label":{"en":"Code","fr":"Code"},"computed":true,"from":"coupon.code","maxLength":255}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":["orders.read"],"write":"orders.correct","export":"records.export","paths":{"ticketing":"orderItem.ticketing"}}
} as const satisfies EntityDescriptor;
