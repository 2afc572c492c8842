// Made by codegen from schema/orders/InvoiceLine.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Invoice line, as answered. */
export interface InvoiceLine {
  readonly '@id': string;
  readonly '@type': 'InvoiceLine';
  readonly contract: string;
  readonly invoice: string;
  readonly label: string;
  readonly quantity: number;
  readonly unitAmount: number;
  readonly feeAmount: number;
  readonly vatRate: number;
  readonly netAmount: number;
  readonly vatAmount: number;
  readonly orderItem: string | null;
}

/** What is accepted for InvoiceLine: relations as IRIs. */
export interface InvoiceLineInput {
  readonly contract?: string;
}

/** InvoiceLine as the server handles it: relations as ids. */
export interface InvoiceLineValues {
  readonly contract: number;
  readonly invoice: number;
  readonly label: string;
  readonly quantity: number;
  readonly unitAmount: number;
  readonly feeAmount: number;
  readonly vatRate: number;
  readonly netAmount: number;
  readonly vatAmount: number;
  readonly orderItem: number | null;
}

export const invoiceLineDescriptor = {
  "name": "InvoiceLine",
  "area": "orders",
  "api": "ticketing",
  "collection": "/invoice_lines",
  "scope": "contract",
  "table": "invoice_line",
  "title": "label",
  "label": {"en":"Invoice line","fr":"Ligne de facture"},
  "plural": {"en":"Invoice lines","fr":"Lignes de facture"},
  "icon": "Receipt",
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"invoice","kind":"relation","label":{"en":"Invoice","fr":"Facture"},"column":"invoice_id","target":"Invoice","onDelete":"cascade","required":true,"readOnly":true,"list":true,"filter":true},
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Libellé"},"column":"label","required":true,"readOnly":true,"maxLength":500,"list":true},
    {"name":"quantity","kind":"integer","label":{"en":"Quantity","fr":"Quantité"},"column":"quantity","readOnly":true,"default":1,"list":true},
    {"name":"unitAmount","kind":"money","label":{"en":"Unit price","fr":"Prix unitaire"},"column":"unit_amount","readOnly":true,"default":0,"currencyFrom":"invoice.currency","list":true,"help":{"en":"VAT included; negative on a credit note.","fr":"TVA comprise ; négatif sur un avoir."}},
    {"name":"feeAmount","kind":"money","label":{"en":"Fees","fr":"Frais"},"column":"fee_amount","readOnly":true,"default":0,"currencyFrom":"invoice.currency","list":true},
    {"name":"vatRate","kind":"number","label":{"en":"VAT rate (%)","fr":"Taux de TVA (%)"},"column":"vat_rate","readOnly":true,"default":0,"min":0,"max":100,"list":true,"help":{"en":"The rate in force at the sale, kept for good.","fr":"Le taux en vigueur à la vente, conservé."}},
    {"name":"netAmount","kind":"money","label":{"en":"Net","fr":"Hors taxe"},"column":"net_amount","readOnly":true,"default":0,"currencyFrom":"invoice.currency"},
    {"name":"vatAmount","kind":"money","label":{"en":"VAT","fr":"TVA"},"column":"vat_amount","readOnly":true,"default":0,"currencyFrom":"invoice.currency"},
    {"name":"orderItem","kind":"relation","label":{"en":"Order item","fr":"Article de commande"},"column":"order_item_id","target":"OrderItem","readOnly":true}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":["orders.read","accounting.read"],"write":"orders.invoice","export":"records.export","paths":{"ticketing":"orderItem.ticketing"}}
} as const satisfies EntityDescriptor;
