// Made by codegen from schema/orders/Invoice.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Invoice, as answered. */
export interface Invoice {
  readonly '@id': string;
  readonly '@type': 'Invoice';
  readonly identifier: string | null;
}

/** What is accepted for Invoice: relations as IRIs. */
export interface InvoiceInput {
  readonly identifier?: string | null;
}

export const invoiceDescriptor = {
  "name": "Invoice",
  "area": "orders",
  "api": "ticketing",
  "collection": "/invoices",
  "scope": "contract",
  "table": "invoice",
  "title": "identifier",
  "label": {"en":"Invoice","fr":"Invoice"},
  "plural": {"en":"Invoices","fr":"Invoices"},
  "properties": [
    {"name":"identifier","kind":"string","label":{"en":"Identifier","fr":"Identifier"},"column":"identifier","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
