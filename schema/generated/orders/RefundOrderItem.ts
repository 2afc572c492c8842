// Made by codegen from schema/orders/RefundOrderItem.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Refunded item, as answered. */
export interface RefundOrderItem {
  readonly '@id': string;
  readonly '@type': 'RefundOrderItem';
  readonly contract: string;
  readonly refund: string;
  readonly orderItem: string;
  readonly label: string | null;
  readonly quantity: number;
  readonly amount: number;
  readonly feeAmount: number;
  readonly netAmount: number;
  readonly vatAmount: number;
  readonly ticketList: readonly string[];
  readonly brokenOfferChoice: "keep" | "claw_back" | null;
}

/** What is accepted for RefundOrderItem: relations as IRIs. */
export interface RefundOrderItemInput {
  readonly contract?: string;
}

/** RefundOrderItem as the server handles it: relations as ids. */
export interface RefundOrderItemValues {
  readonly contract: number;
  readonly refund: number;
  readonly orderItem: number;
  readonly quantity: number;
  readonly amount: number;
  readonly feeAmount: number;
  readonly netAmount: number;
  readonly vatAmount: number;
  readonly ticketList: readonly number[];
  readonly brokenOfferChoice: "keep" | "claw_back" | null;
}

export const refundOrderItemDescriptor = {
  "name": "RefundOrderItem",
  "area": "orders",
  "api": "ticketing",
  "collection": "/refund_order_items",
  "scope": "contract",
  "table": "refund_order_item",
  "title": "label",
  "label": {"en":"Refunded item","fr":"Article remboursé"},
  "plural": {"en":"Refunded items","fr":"Articles remboursés"},
  "icon": "Receipt",
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"refund","kind":"relation","label":{"en":"Refund","fr":"Remboursement"},"column":"refund_id","target":"Refund","onDelete":"cascade","required":true,"readOnly":true,"list":true,"filter":true},
    {"name":"orderItem","kind":"relation","label":{"en":"Item","fr":"Article"},"column":"order_item_id","target":"OrderItem","required":true,"readOnly":true,"list":true,"filter":true},
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Libellé"},"computed":true,"from":"orderItem.label","maxLength":255},
    {"name":"quantity","kind":"integer","label":{"en":"Quantity","fr":"Quantité"},"column":"quantity","readOnly":true,"default":1,"min":0,"list":true},
    {"name":"amount","kind":"money","label":{"en":"Amount","fr":"Montant"},"column":"amount","readOnly":true,"default":0,"currencyFrom":"refund.order.currency","list":true},
    {"name":"feeAmount","kind":"money","label":{"en":"Fees","fr":"Frais"},"column":"fee_amount","readOnly":true,"default":0,"currencyFrom":"refund.order.currency","list":true},
    {"name":"netAmount","kind":"money","label":{"en":"Net","fr":"Hors taxe"},"column":"net_amount","readOnly":true,"default":0,"currencyFrom":"refund.order.currency"},
    {"name":"vatAmount","kind":"money","label":{"en":"VAT","fr":"TVA"},"column":"vat_amount","readOnly":true,"default":0,"currencyFrom":"refund.order.currency"},
    {"name":"ticketList","kind":"relation","label":{"en":"Tickets","fr":"Billets"},"many":true,"target":"Ticket","through":"refund_order_item_ticket_list","readOnly":true},
    {"name":"brokenOfferChoice","kind":"enum","label":{"en":"Offer no longer met","fr":"Offre rompue"},"column":"broken_offer_choice","values":[{"value":"keep","label":{"en":"Keep the advantage","fr":"Garder l’avantage"}},{"value":"claw_back","label":{"en":"Take the advantage back","fr":"Reprendre l’avantage"}}],"readOnly":true,"help":{"en":"What staff chose when the refund broke the offer’s condition.","fr":"Ce qui fut choisi quand le remboursement a rompu la condition de l’offre."}}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":["orders.read","accounting.read"],"write":"orders.refund","export":"records.export","paths":{"ticketing":"orderItem.ticketing"}}
} as const satisfies EntityDescriptor;
