// Made by codegen from schema/orders/Refund.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** An entry of its own, linked to what was sold: nothing sold is edited or deleted. */
export interface Refund {
  readonly '@id': string;
  readonly '@type': 'Refund';
  readonly contract: string;
  readonly order: string;
  readonly amount: number;
  readonly feeAmount: number;
  readonly reason: string | null;
  readonly refundOrderItemList: readonly string[];
  readonly invoice: string | null;
  readonly owner: string | null;
  readonly deskSession: string | null;
  readonly createdAt: string;
}

/** What is accepted for Refund: relations as IRIs. */
export interface RefundInput {
  readonly contract?: string;
  readonly refundOrderItemList?: readonly string[];
}

/** Refund as the server handles it: relations as ids. */
export interface RefundValues {
  readonly contract: number;
  readonly order: number;
  readonly amount: number;
  readonly feeAmount: number;
  readonly reason: string | null;
  readonly invoice: number | null;
  readonly owner: number | null;
  readonly deskSession: number | null;
  readonly createdAt: string;
}

export const refundDescriptor = {
  "name": "Refund",
  "area": "orders",
  "api": "ticketing",
  "collection": "/refunds",
  "scope": "contract",
  "table": "refund",
  "title": "createdAt",
  "label": {"en":"Refund","fr":"Remboursement"},
  "plural": {"en":"Refunds","fr":"Remboursements"},
  "comment": {"en":"An entry of its own, linked to what was sold: nothing sold is edited or deleted.","fr":"Une écriture à part, liée à ce qui fut vendu : rien de vendu n’est modifié ni supprimé."},
  "group": "orders",
  "icon": "Undo",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"order","kind":"relation","label":{"en":"Order","fr":"Commande"},"column":"order_id","target":"Order","required":true,"readOnly":true,"list":true,"filter":true},
    {"name":"amount","kind":"money","label":{"en":"Amount","fr":"Montant"},"column":"amount","readOnly":true,"default":0,"currencyFrom":"order.currency","list":true,"help":{"en":"Fees given back included.","fr":"Frais rendus compris."}},
    {"name":"feeAmount","kind":"money","label":{"en":"Fees given back","fr":"Frais rendus"},"column":"fee_amount","readOnly":true,"default":0,"currencyFrom":"order.currency","list":true},
    {"name":"reason","kind":"text","label":{"en":"Reason","fr":"Motif"},"column":"reason","readOnly":true,"maxLength":1000,"list":true},
    {"name":"refundOrderItemList","kind":"relation","label":{"en":"Items","fr":"Articles"},"many":true,"target":"RefundOrderItem","inverse":"refund"},
    {"name":"invoice","kind":"relation","label":{"en":"Credit note","fr":"Avoir"},"column":"invoice_id","target":"Invoice","readOnly":true},
    {"name":"owner","kind":"relation","label":{"en":"Refunded by","fr":"Remboursé par"},"column":"owner_id","target":"AccountsUser","readOnly":true},
    {"name":"deskSession","kind":"relation","label":{"en":"Desk session","fr":"Session de caisse"},"column":"desk_session_id","target":"DeskSession","readOnly":true,"filter":true},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Refunded","fr":"Remboursé le"},"column":"created_at","role":"createdAt","list":true,"filter":true}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":["orders.read","accounting.read"],"write":"orders.refund","export":"records.export","paths":{"ticketing":"order.orderItemList.ticketing"}}
} as const satisfies EntityDescriptor;
