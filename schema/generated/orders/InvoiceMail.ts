// Made by codegen from schema/orders/InvoiceMail.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Mail of an invoice, as answered. */
export interface InvoiceMail {
  readonly email: string;
}

/** What is accepted for InvoiceMail: relations as IRIs. */
export interface InvoiceMailInput {
  readonly email: string;
}

/** InvoiceMail as the server handles it: relations as ids. */
export interface InvoiceMailValues {
  readonly email: string;
}

export const invoiceMailDescriptor = {
  "name": "InvoiceMail",
  "area": "orders",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "invoice_mail",
  "title": "email",
  "label": {"en":"Mail of an invoice","fr":"Envoi d’une facture"},
  "plural": {"en":"Mails of invoices","fr":"Envois de factures"},
  "properties": [
    {"name":"email","kind":"email","label":{"en":"E-mail","fr":"Adresse e-mail"},"required":true,"maxLength":320}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
