// Made by codegen from schema/orders/OrderFeeItem.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** A fee on one line of an order. Kinds are not given by the specification: those of the accounts they are booked on. */
export interface OrderFeeItem {
  readonly '@id': string;
  readonly '@type': 'OrderFeeItem';
  readonly contract: string;
  readonly orderItem: string;
  readonly type: "order" | "ticket" | "shipping";
  readonly amount: number;
  readonly rate: number | null;
  readonly vatRate: number | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
}

/** What is accepted for OrderFeeItem: relations as IRIs. */
export interface OrderFeeItemInput {
  readonly contract?: string;
  readonly orderItem: string;
  readonly type: "order" | "ticket" | "shipping";
  readonly amount: number;
  readonly rate?: number | null;
  readonly vatRate?: number | null;
  readonly currency?: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
}

/** OrderFeeItem as the server handles it: relations as ids. */
export interface OrderFeeItemValues {
  readonly contract: number;
  readonly orderItem: number;
  readonly type: "order" | "ticket" | "shipping";
  readonly amount: number;
  readonly rate: number | null;
  readonly vatRate: number | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
}

export const orderFeeItemDescriptor = {
  "name": "OrderFeeItem",
  "area": "orders",
  "api": "ticketing",
  "collection": "/order_fee_items",
  "scope": "contract",
  "table": "order_fee_item",
  "title": "type",
  "label": {"en":"Order fee","fr":"Frais de commande"},
  "plural": {"en":"Order fees","fr":"Frais de commande"},
  "comment": {"en":"A fee on one line of an order. Kinds are not given by the specification: those of the accounts they are booked on.","fr":"Des frais sur une ligne de commande. Natures non précisées par la spécification : celles des comptes où ils sont imputés."},
  "icon": "Receipt",
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"orderItem","kind":"relation","label":{"en":"Item","fr":"Article"},"column":"order_item_id","target":"OrderItem","onDelete":"cascade","required":true,"list":true},
    {"name":"type","kind":"enum","label":{"en":"Type","fr":"Type"},"column":"type","values":[{"value":"order","label":{"en":"Order fee","fr":"Frais de commande"}},{"value":"ticket","label":{"en":"Ticket fee","fr":"Frais de billet"}},{"value":"shipping","label":{"en":"Shipping fee","fr":"Frais d’envoi"}}],"required":true,"list":true,"filter":true},
    {"name":"amount","kind":"money","label":{"en":"Amount","fr":"Montant"},"column":"amount","required":true,"currencyFrom":"currency","list":true,"help":{"en":"What this fee comes to, VAT included.","fr":"Ce que représentent ces frais, TVA comprise."}},
    {"name":"rate","kind":"number","label":{"en":"Rate (%)","fr":"Taux (%)"},"column":"rate","min":0,"max":100,"help":{"en":"Part of the item’s price, when the fee is not a fixed amount.","fr":"Part du prix de l’article, quand les frais ne sont pas un montant fixe."}},
    {"name":"vatRate","kind":"number","label":{"en":"VAT rate (%)","fr":"Taux de TVA (%)"},"column":"vat_rate","min":0,"max":100,"list":true,"help":{"en":"A fee is a supply of its own, with a rate of its own.","fr":"Des frais sont une prestation à part, avec leur propre taux."}},
    {"name":"currency","kind":"enum","label":{"en":"Currency","fr":"Devise"},"column":"currency","values":[{"value":"EUR","label":{"en":"EUR","fr":"EUR"}},{"value":"CAD","label":{"en":"CAD","fr":"CAD"}},{"value":"CHF","label":{"en":"CHF","fr":"CHF"}},{"value":"GBP","label":{"en":"GBP","fr":"GBP"}},{"value":"MAD","label":{"en":"MAD","fr":"MAD"}},{"value":"USD","label":{"en":"USD","fr":"USD"}},{"value":"XPF","label":{"en":"XPF","fr":"XPF"}}],"default":"EUR"}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":["orders.read"],"write":"orders.correct","export":"records.export","paths":{"ticketing":"orderItem.ticketing"}}
} as const satisfies EntityDescriptor;
