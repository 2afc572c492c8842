// Made by codegen from schema/orders/OrderFeeItem.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Order fee, as answered. */
export interface OrderFeeItem {
  readonly '@id': string;
  readonly '@type': 'OrderFeeItem';
  readonly contract: string;
  readonly orderItem: string;
  readonly type: string;
  readonly amount: number;
  readonly rate: number | null;
  readonly vatRate: number | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
}

/** What is accepted for OrderFeeItem: relations as IRIs. */
export interface OrderFeeItemInput {
  readonly contract?: string;
  readonly orderItem: string;
  readonly type: string;
  readonly amount: number;
  readonly rate?: number | null;
  readonly vatRate?: number | null;
  readonly currency?: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
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
  "icon": "Receipt",
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"orderItem","kind":"relation","label":{"en":"Item","fr":"Article"},"column":"order_item_id","target":"OrderItem","required":true,"list":true},
    {"name":"type","kind":"string","label":{"en":"Type","fr":"Type"},"column":"type","required":true,"maxLength":50,"list":true},
    {"name":"amount","kind":"money","label":{"en":"Amount","fr":"Montant"},"column":"amount","required":true,"currencyFrom":"currency","list":true},
    {"name":"rate","kind":"number","label":{"en":"Rate (%)","fr":"Taux (%)"},"column":"rate"},
    {"name":"vatRate","kind":"number","label":{"en":"VAT rate (%)","fr":"Taux de TVA (%)"},"column":"vat_rate","list":true},
    {"name":"currency","kind":"enum","label":{"en":"Currency","fr":"Devise"},"column":"currency","values":[{"value":"EUR","label":{"en":"EUR","fr":"EUR"}},{"value":"CAD","label":{"en":"CAD","fr":"CAD"}},{"value":"CHF","label":{"en":"CHF","fr":"CHF"}},{"value":"GBP","label":{"en":"GBP","fr":"GBP"}},{"value":"MAD","label":{"en":"MAD","fr":"MAD"}},{"value":"USD","label":{"en":"USD","fr":"USD"}},{"value":"XPF","label":{"en":"XPF","fr":"XPF"}}],"default":"EUR"}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
