// Made by codegen from schema/sale/QuotationQuery.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** How a quotation is drawn, as answered. */
export interface QuotationQuery {
  readonly name: string | null;
  readonly vat: string | null;
  readonly address: string | null;
  readonly customerAdditionalInfo: string | null;
  readonly quotationType: "quotation" | "proforma";
  readonly language: "fr" | "en";
}

/** What is accepted for QuotationQuery: relations as IRIs. */
export interface QuotationQueryInput {
  readonly name?: string | null;
  readonly vat?: string | null;
  readonly address?: string | null;
  readonly customerAdditionalInfo?: string | null;
  readonly quotationType?: "quotation" | "proforma";
  readonly language?: "fr" | "en";
}

/** QuotationQuery as the server handles it: relations as ids. */
export interface QuotationQueryValues {
  readonly name?: string | null;
  readonly vat?: string | null;
  readonly address?: string | null;
  readonly customerAdditionalInfo?: string | null;
  readonly quotationType: "quotation" | "proforma";
  readonly language: "fr" | "en";
}

export const quotationQueryDescriptor = {
  "name": "QuotationQuery",
  "area": "sale",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "quotation_query",
  "title": "name",
  "label": {"en":"How a quotation is drawn","fr":"Présentation d’un devis"},
  "plural": {"en":"How quotations are drawn","fr":"Présentations de devis"},
  "properties": [
    {"name":"name","kind":"string","label":{"en":"For","fr":"Pour"},"maxLength":300,"help":{"en":"Without it, the customer or the name of the reservation.","fr":"Par défaut, le client ou le nom de la réservation."}},
    {"name":"vat","kind":"string","label":{"en":"VAT number","fr":"Numéro de TVA"},"maxLength":40},
    {"name":"address","kind":"string","label":{"en":"Address","fr":"Adresse"},"maxLength":1000,"help":{"en":"Without it, the customer’s.","fr":"Par défaut, celle du client."}},
    {"name":"customerAdditionalInfo","kind":"string","label":{"en":"More on the document","fr":"Autres mentions"},"maxLength":2000},
    {"name":"quotationType","kind":"enum","label":{"en":"Document","fr":"Document"},"values":[{"value":"quotation","label":{"en":"Quotation","fr":"Devis"}},{"value":"proforma","label":{"en":"Pro forma invoice","fr":"Facture pro forma"}}],"required":true,"default":"quotation"},
    {"name":"language","kind":"enum","label":{"en":"Language","fr":"Langue"},"values":[{"value":"fr","label":{"en":"French","fr":"Français"}},{"value":"en","label":{"en":"English","fr":"Anglais"}}],"required":true,"default":"fr"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
