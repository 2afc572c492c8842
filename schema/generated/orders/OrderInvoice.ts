// Made by codegen from schema/orders/OrderInvoice.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** What is not billed yet of an order is billed: an invoice for each of its groups, one for the rest. What is left out is as the customer has it. */
export interface OrderInvoice {
  readonly customerName: string | null;
  readonly customerAddress: string | null;
  readonly customerAdditionalInfo: string | null;
  readonly customerVatNumber: string | null;
  readonly customerSiretNumber: string | null;
}

/** What is accepted for OrderInvoice: relations as IRIs. */
export interface OrderInvoiceInput {
  readonly customerName?: string | null;
  readonly customerAddress?: string | null;
  readonly customerAdditionalInfo?: string | null;
  readonly customerVatNumber?: string | null;
  readonly customerSiretNumber?: string | null;
}

/** OrderInvoice as the server handles it: relations as ids. */
export interface OrderInvoiceValues {
  readonly customerName?: string | null;
  readonly customerAddress?: string | null;
  readonly customerAdditionalInfo?: string | null;
  readonly customerVatNumber?: string | null;
  readonly customerSiretNumber?: string | null;
}

export const orderInvoiceDescriptor = {
  "name": "OrderInvoice",
  "area": "orders",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "order_invoice",
  "title": "customerName",
  "label": {"en":"Who is billed","fr":"À qui facturer"},
  "plural": {"en":"Who is billed","fr":"À qui facturer"},
  "comment": {"en":"What is not billed yet of an order is billed: an invoice for each of its groups, one for the rest. What is left out is as the customer has it.","fr":"Facture ce qui ne l’est pas encore d’une commande : une facture par groupe, une pour le reste. Ce qui manque est repris du client."},
  "properties": [
    {"name":"customerName","kind":"string","label":{"en":"Customer","fr":"Client"},"maxLength":300,"personal":true},
    {"name":"customerAddress","kind":"text","label":{"en":"Address","fr":"Adresse"},"maxLength":1000,"personal":true},
    {"name":"customerAdditionalInfo","kind":"text","label":{"en":"Additional information","fr":"Informations complémentaires"},"maxLength":2000,"personal":true},
    {"name":"customerVatNumber","kind":"string","label":{"en":"VAT number","fr":"Numéro de TVA"},"maxLength":40},
    {"name":"customerSiretNumber","kind":"string","label":{"en":"SIRET number","fr":"Numéro SIRET"},"maxLength":20}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
