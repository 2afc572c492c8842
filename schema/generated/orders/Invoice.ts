// Made by codegen from schema/orders/Invoice.jsonld. Never edit: change the source and run `npm run codegen`.
import type { InvoiceLine, InvoiceLineInput, InvoiceLineValues } from './InvoiceLine.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Invoice, as answered. */
export interface Invoice {
  readonly '@id': string;
  readonly '@type': 'Invoice';
  readonly contract: string;
  readonly identifier: string | null;
  readonly type: "initial_payment" | "refund_correction" | "tax_change_cancel_payment" | "tax_change_cancel_refund" | "initial_payout" | "tax_change_cancel_payout" | "cancel_payment" | "cancel_refund" | "split_cancel_payment" | "split_cancel_refund";
  readonly order: string | null;
  readonly customerName: string | null;
  readonly customerAddress: string | null;
  readonly customerAdditionalInfo: string | null;
  readonly customerVatNumber: string | null;
  readonly customerSiretNumber: string | null;
  readonly seller: unknown;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF";
  readonly totalAmount: number;
  readonly netAmount: number;
  readonly vatAmount: number;
  readonly invoiceLineList: readonly InvoiceLine[];
  readonly groupLabel: string | null;
  readonly cancelled: boolean;
  readonly originalInvoice: string | null;
  readonly correctionList: readonly string[];
  readonly createdAt: string;
}

/** What is accepted for Invoice: relations as IRIs. */
export interface InvoiceInput {
  readonly contract?: string;
  readonly invoiceLineList?: readonly (string | Omit<InvoiceLineInput, 'invoice'>)[];
  readonly correctionList?: readonly string[];
}

/** Invoice as the server handles it: relations as ids. */
export interface InvoiceValues {
  readonly contract: number;
  readonly identifier: string | null;
  readonly type: "initial_payment" | "refund_correction" | "tax_change_cancel_payment" | "tax_change_cancel_refund" | "initial_payout" | "tax_change_cancel_payout" | "cancel_payment" | "cancel_refund" | "split_cancel_payment" | "split_cancel_refund";
  readonly order: number | null;
  readonly customerName: string | null;
  readonly customerAddress: string | null;
  readonly customerAdditionalInfo: string | null;
  readonly customerVatNumber: string | null;
  readonly customerSiretNumber: string | null;
  readonly seller: unknown;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF";
  readonly totalAmount: number;
  readonly netAmount: number;
  readonly vatAmount: number;
  readonly invoiceLineList?: readonly Partial<InvoiceLineValues & { readonly id: number }>[];
  readonly groupLabel: string | null;
  readonly cancelled: boolean;
  readonly originalInvoice: number | null;
  readonly createdAt: string;
}

export const invoiceDescriptor = {
  "name": "Invoice",
  "area": "orders",
  "api": "ticketing",
  "collection": "/invoices",
  "scope": "contract",
  "table": "invoice",
  "title": "identifier",
  "search": ["identifier","customerName"],
  "label": {"en":"Invoice","fr":"Facture"},
  "plural": {"en":"Invoices","fr":"Factures"},
  "group": "orders",
  "icon": "Description",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"identifier","kind":"string","label":{"en":"Number","fr":"Numéro"},"column":"identifier","unique":true,"readOnly":true,"maxLength":60,"list":true,"filter":true,"help":{"en":"From a series without gaps; never given twice.","fr":"D’une série sans trou ; jamais donné deux fois."}},
    {"name":"type","kind":"enum","label":{"en":"Type","fr":"Type"},"column":"type","values":[{"value":"initial_payment","label":{"en":"Invoice","fr":"Facture"}},{"value":"refund_correction","label":{"en":"Refund credit note","fr":"Avoir de remboursement"}},{"value":"tax_change_cancel_payment","label":{"en":"Tax change: credit note","fr":"Changement de taux : avoir"}},{"value":"tax_change_cancel_refund","label":{"en":"Tax change: reversed credit note","fr":"Changement de taux : avoir contre-passé"}},{"value":"initial_payout","label":{"en":"Payout fee invoice","fr":"Facture de frais de reversement"}},{"value":"tax_change_cancel_payout","label":{"en":"Tax change: payout credit note","fr":"Changement de taux : avoir de reversement"}},{"value":"cancel_payment","label":{"en":"Cancellation credit note","fr":"Avoir d’annulation"}},{"value":"cancel_refund","label":{"en":"Reversed credit note","fr":"Avoir contre-passé"}},{"value":"split_cancel_payment","label":{"en":"Split: cancelled invoice","fr":"Scission : facture annulée"}},{"value":"split_cancel_refund","label":{"en":"Split: cancelled credit note","fr":"Scission : avoir annulé"}}],"readOnly":true,"default":"initial_payment","list":true,"filter":true,"help":{"en":"Refund, tax change and cancellation of a payment are credit notes.","fr":"Remboursement, changement de taux et annulation d’un paiement sont des avoirs."}},
    {"name":"order","kind":"relation","label":{"en":"Order","fr":"Commande"},"column":"order_id","target":"Order","readOnly":true,"filter":true},
    {"name":"customerName","kind":"string","label":{"en":"Customer","fr":"Client"},"column":"customer_name","readOnly":true,"maxLength":300,"list":true,"filter":true,"section":{"en":"Buyer","fr":"Acheteur"},"personal":true},
    {"name":"customerAddress","kind":"text","label":{"en":"Address","fr":"Adresse"},"column":"customer_address","readOnly":true,"maxLength":1000,"section":{"en":"Buyer","fr":"Acheteur"},"personal":true},
    {"name":"customerAdditionalInfo","kind":"text","label":{"en":"Additional information","fr":"Informations complémentaires"},"column":"customer_additional_info","readOnly":true,"maxLength":2000,"section":{"en":"Buyer","fr":"Acheteur"},"personal":true},
    {"name":"customerVatNumber","kind":"string","label":{"en":"VAT number","fr":"Numéro de TVA"},"column":"customer_vat_number","readOnly":true,"maxLength":40,"section":{"en":"Buyer","fr":"Acheteur"}},
    {"name":"customerSiretNumber","kind":"string","label":{"en":"SIRET number","fr":"Numéro SIRET"},"column":"customer_siret_number","readOnly":true,"maxLength":20,"section":{"en":"Buyer","fr":"Acheteur"}},
    {"name":"seller","kind":"json","label":{"en":"Seller","fr":"Vendeur"},"column":"seller","readOnly":true,"section":{"en":"More","fr":"Divers"},"help":{"en":"The organiser’s name, address and numbers as they were when it was issued.","fr":"Nom, adresse et numéros de l’organisateur tels qu’ils étaient à l’émission."}},
    {"name":"currency","kind":"enum","label":{"en":"Currency","fr":"Devise"},"column":"currency","values":[{"value":"EUR","label":{"en":"EUR","fr":"EUR"}},{"value":"CAD","label":{"en":"CAD","fr":"CAD"}},{"value":"CHF","label":{"en":"CHF","fr":"CHF"}},{"value":"GBP","label":{"en":"GBP","fr":"GBP"}},{"value":"MAD","label":{"en":"MAD","fr":"MAD"}},{"value":"USD","label":{"en":"USD","fr":"USD"}},{"value":"XPF","label":{"en":"XPF","fr":"XPF"}}],"readOnly":true,"default":"EUR","section":{"en":"Amounts","fr":"Montants"}},
    {"name":"totalAmount","kind":"money","label":{"en":"Total","fr":"Total"},"column":"total_amount","readOnly":true,"default":0,"currencyFrom":"currency","list":true,"section":{"en":"Amounts","fr":"Montants"}},
    {"name":"netAmount","kind":"money","label":{"en":"Net","fr":"Hors taxe"},"column":"net_amount","readOnly":true,"default":0,"currencyFrom":"currency","section":{"en":"Amounts","fr":"Montants"}},
    {"name":"vatAmount","kind":"money","label":{"en":"VAT","fr":"TVA"},"column":"vat_amount","readOnly":true,"default":0,"currencyFrom":"currency","section":{"en":"Amounts","fr":"Montants"}},
    {"name":"invoiceLineList","kind":"relation","label":{"en":"Lines","fr":"Lignes"},"many":true,"target":"InvoiceLine","inverse":"invoice","embedded":true},
    {"name":"groupLabel","kind":"string","label":{"en":"Group","fr":"Groupe"},"column":"group_label","readOnly":true,"maxLength":200,"section":{"en":"More","fr":"Divers"},"help":{"en":"The part of the order it bills, when the order is split over several invoices.","fr":"La part de la commande facturée, quand elle l’est sur plusieurs factures."}},
    {"name":"cancelled","kind":"boolean","label":{"en":"Cancelled","fr":"Annulée"},"column":"cancelled","readOnly":true,"default":false,"list":true,"filter":true},
    {"name":"originalInvoice","kind":"relation","label":{"en":"Corrects","fr":"Corrige"},"column":"original_invoice_id","target":"Invoice","readOnly":true,"filter":true,"section":{"en":"More","fr":"Divers"},"help":{"en":"The invoice that this document credits or reverses.","fr":"La facture que ce document crédite ou contre-passe."}},
    {"name":"correctionList","kind":"relation","label":{"en":"Corrected by","fr":"Corrigée par"},"many":true,"target":"Invoice","inverse":"originalInvoice","section":{"en":"More","fr":"Divers"}},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Issued","fr":"Émise le"},"column":"created_at","role":"createdAt","list":true,"filter":true}
  ],
  "operations": ["list","read"],
  "actions": [
    {"name":"document","method":"GET","path":"/invoices/{id}/invoice.pdf","label":{"en":"Print the invoice","fr":"Imprimer la facture"},"query":"InvoiceDocumentQuery","returns":"document"},
    {"name":"sendByMail","method":"POST","path":"/invoices/{id}/send_invoice_by_mail","label":{"en":"Send by e-mail","fr":"Envoyer par e-mail"},"expects":"InvoiceMail"}
  ],
  "rights": {"read":["orders.read","accounting.read"],"write":"orders.invoice","export":"records.export","exportPersonal":["customers.export","accounting.export"],"actions":{"sendByMail":"orders.invoice"},"paths":{"ticketing":"order.orderItemList.ticketing"}},
  "indexes": [["createdAt"]]
} as const satisfies EntityDescriptor;
