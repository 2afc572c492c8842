// Made by codegen from schema/orders/InvoiceMail.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Mail of an invoice, as answered. */
export interface InvoiceMail {
  readonly email: string;
  readonly language: "fr" | "en" | null;
}

/** What is accepted for InvoiceMail: relations as IRIs. */
export interface InvoiceMailInput {
  readonly email: string;
  readonly language?: "fr" | "en" | null;
}

/** InvoiceMail as the server handles it: relations as ids. */
export interface InvoiceMailValues {
  readonly email: string;
  readonly language: "fr" | "en" | null;
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
    {"name":"email","kind":"email","label":{"en":"E-mail","fr":"Adresse e-mail"},"required":true,"maxLength":320},
    {"name":"language","kind":"enum","label":{"en":"Language","fr":"Langue"},"values":[{"value":"fr","label":{"en":"French","fr":"Français"}},{"value":"en","label":{"en":"English","fr":"Anglais"}}],"default":"fr"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
