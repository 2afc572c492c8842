// Made by codegen from schema/orders/InvoiceLine.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Invoice line, as answered. */
export interface InvoiceLine {
  readonly '@id': string;
  readonly '@type': 'InvoiceLine';
  readonly label: string | null;
}

/** What is accepted for InvoiceLine: relations as IRIs. */
export interface InvoiceLineInput {
  readonly label?: string | null;
}

export const invoiceLineDescriptor = {
  "name": "InvoiceLine",
  "area": "orders",
  "api": "ticketing",
  "collection": "/invoice_lines",
  "scope": "contract",
  "table": "invoice_line",
  "title": "label",
  "label": {"en":"Invoice line","fr":"Invoice line"},
  "plural": {"en":"Invoice lines","fr":"Invoice lines"},
  "properties": [
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Label"},"column":"label","maxLength":255,"list":true}
  ],
  "operations": ["list","read"],
  "actions": []
} as const satisfies EntityDescriptor;
