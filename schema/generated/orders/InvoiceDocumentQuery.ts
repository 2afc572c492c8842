// Made by codegen from schema/orders/InvoiceDocumentQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** How an invoice is drawn, as answered. */
export interface InvoiceDocumentQuery {
  readonly language: "fr" | "en";
  readonly downloadId: string | null;
}

/** What is accepted for InvoiceDocumentQuery: relations as IRIs. */
export interface InvoiceDocumentQueryInput {
  readonly language?: "fr" | "en";
  readonly downloadId?: string | null;
}

/** InvoiceDocumentQuery as the server handles it: relations as ids. */
export interface InvoiceDocumentQueryValues {
  readonly language: "fr" | "en";
  readonly downloadId?: string | null;
}

export const invoiceDocumentQueryDescriptor = {
  "name": "InvoiceDocumentQuery",
  "area": "orders",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "invoice_document_query",
  "title": "language",
  "label": {"en":"How an invoice is drawn","fr":"Présentation d’une facture"},
  "plural": {"en":"How invoices are drawn","fr":"Présentations de factures"},
  "properties": [
    {"name":"language","kind":"enum","label":{"en":"Language","fr":"Langue"},"values":[{"value":"fr","label":{"en":"French","fr":"Français"}},{"value":"en","label":{"en":"English","fr":"Anglais"}}],"required":true,"default":"fr"},
    {"name":"downloadId","kind":"string","label":{"en":"Download id","fr":"Identifiant de téléchargement"},"maxLength":64,"help":{"en":"Of the order: the invoice of another order is not found.","fr":"De la commande : la facture d’une autre commande n’est pas trouvée."}}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
