// Made by codegen from schema/orders/OrderItemInvoiceGroup.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Lines of an order billed together, on an invoice of their own. */
export interface OrderItemInvoiceGroup {
  readonly '@id': string;
  readonly '@type': 'OrderItemInvoiceGroup';
  readonly contract: string;
  readonly label: string;
  readonly order: string;
  readonly orderItemList: readonly string[];
}

/** What is accepted for OrderItemInvoiceGroup: relations as IRIs. */
export interface OrderItemInvoiceGroupInput {
  readonly contract?: string;
  readonly label: string;
  readonly order: string;
  readonly orderItemList?: readonly string[];
}

/** OrderItemInvoiceGroup as the server handles it: relations as ids. */
export interface OrderItemInvoiceGroupValues {
  readonly contract: number;
  readonly label: string;
  readonly order: number;
  readonly orderItemList: readonly number[];
}

export const orderItemInvoiceGroupDescriptor = {
  "name": "OrderItemInvoiceGroup",
  "area": "orders",
  "api": "ticketing",
  "collection": "/order_item_invoice_groups",
  "scope": "contract",
  "table": "order_item_invoice_group",
  "title": "label",
  "label": {"en":"Invoice group","fr":"Groupe de facturation"},
  "plural": {"en":"Invoice groups","fr":"Groupes de facturation"},
  "comment": {"en":"Lines of an order billed together, on an invoice of their own.","fr":"Lignes d’une commande facturées ensemble, sur leur propre facture."},
  "icon": "Folder",
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Libellé"},"column":"label","required":true,"maxLength":200,"list":true},
    {"name":"order","kind":"relation","label":{"en":"Order","fr":"Commande"},"column":"order_id","target":"Order","onDelete":"cascade","required":true,"immutable":true,"list":true,"filter":true},
    {"name":"orderItemList","kind":"relation","label":{"en":"Items","fr":"Articles"},"many":true,"target":"OrderItem","through":"order_item_invoice_group_order_item_list"}
  ],
  "operations": ["list","read","create","update","delete"],
  "actions": [],
  "rights": {"read":"orders.read","write":"orders.invoice","export":"records.export","paths":{"ticketing":"order.orderItemList.ticketing"}}
} as const satisfies EntityDescriptor;
