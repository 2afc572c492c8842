// Made by codegen from schema/money/Payment.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Payment, as answered. */
export interface Payment {
  readonly '@id': string;
  readonly '@type': 'Payment';
  readonly contract: string;
  readonly order: string | null;
  readonly wallet: string | null;
  readonly customerPaidAmount: number | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly orderStatus: string | null;
  readonly statusDescription: string | null;
  readonly provider: "manual" | "stripe" | "mangopay" | "payline" | "payzone" | "payrexx" | "cash_coupon_breakdown" | "SEPA" | "none" | null;
  readonly providerMetadata: unknown;
  readonly originType: string | null;
  readonly originId: string | null;
  readonly paymentTransactionList: readonly string[];
  readonly paymentAttemptList: readonly string[];
  readonly createdAt: string;
}

/** What is accepted for Payment: relations as IRIs. */
export interface PaymentInput {
  readonly contract?: string;
  readonly order?: string | null;
  readonly wallet?: string | null;
  readonly customerPaidAmount?: number | null;
  readonly currency?: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly orderStatus?: string | null;
  readonly statusDescription?: string | null;
  readonly provider?: "manual" | "stripe" | "mangopay" | "payline" | "payzone" | "payrexx" | "cash_coupon_breakdown" | "SEPA" | "none" | null;
  readonly providerMetadata?: unknown;
  readonly originType?: string | null;
  readonly originId?: string | null;
  readonly paymentTransactionList?: readonly string[];
  readonly paymentAttemptList?: readonly string[];
}

/** Payment as the server handles it: relations as ids. */
export interface PaymentValues {
  readonly contract: number;
  readonly order: number | null;
  readonly wallet: number | null;
  readonly customerPaidAmount: number | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly orderStatus: string | null;
  readonly statusDescription: string | null;
  readonly provider: "manual" | "stripe" | "mangopay" | "payline" | "payzone" | "payrexx" | "cash_coupon_breakdown" | "SEPA" | "none" | null;
  readonly providerMetadata: unknown;
  readonly originType: string | null;
  readonly originId: string | null;
  readonly createdAt: string;
}

export const paymentDescriptor = {
  "name": "Payment",
  "area": "money",
  "api": "ticketing",
  "collection": "/payments",
  "scope": "contract",
  "table": "payment",
  "title": "createdAt",
  "label": {"en":"Payment","fr":"Paiement"},
  "plural": {"en":"Payments","fr":"Paiements"},
  "group": "money",
  "icon": "CreditCard",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"order","kind":"relation","label":{"en":"Order","fr":"Commande"},"column":"order_id","target":"Order","list":true,"filter":true},
    {"name":"wallet","kind":"relation","label":{"en":"Wallet","fr":"Porte-monnaie"},"column":"wallet_id","target":"Wallet","filter":true},
    {"name":"customerPaidAmount","kind":"money","label":{"en":"Amount","fr":"Montant"},"column":"customer_paid_amount","default":0,"currencyFrom":"currency","list":true},
    {"name":"currency","kind":"enum","label":{"en":"Currency","fr":"Devise"},"column":"currency","values":[{"value":"EUR","label":{"en":"EUR","fr":"EUR"}},{"value":"CAD","label":{"en":"CAD","fr":"CAD"}},{"value":"CHF","label":{"en":"CHF","fr":"CHF"}},{"value":"GBP","label":{"en":"GBP","fr":"GBP"}},{"value":"MAD","label":{"en":"MAD","fr":"MAD"}},{"value":"USD","label":{"en":"USD","fr":"USD"}},{"value":"XPF","label":{"en":"XPF","fr":"XPF"}}],"default":"EUR"},
    {"name":"orderStatus","kind":"string","label":{"en":"Order status","fr":"Statut de commande"},"column":"order_status","known":[{"value":"awaiting_payment","label":{"en":"Awaiting payment","fr":"En attente de paiement"}},{"value":"incomplete_payment","label":{"en":"Incomplete payment","fr":"Paiement incomplet"}},{"value":"overpaid","label":{"en":"Overpaid","fr":"Trop perçu"}},{"value":"booked","label":{"en":"Booked","fr":"Confirmé"}},{"value":"option","label":{"en":"Option","fr":"Option"}},{"value":"payed","label":{"en":"Paid","fr":"Payée"}},{"value":"refunded_totally","label":{"en":"Refunded","fr":"Remboursée"}},{"value":"refunded_partially","label":{"en":"Partly refunded","fr":"Remboursée en partie"}}],"maxLength":50},
    {"name":"statusDescription","kind":"string","label":{"en":"Status note","fr":"Précision de statut"},"column":"status_description","maxLength":500},
    {"name":"provider","kind":"enum","label":{"en":"Provider","fr":"Prestataire"},"column":"provider","values":[{"value":"manual","label":{"en":"At the desk","fr":"Au guichet"}},{"value":"stripe","label":{"en":"Stripe","fr":"Stripe"}},{"value":"mangopay","label":{"en":"Mangopay","fr":"Mangopay"}},{"value":"payline","label":{"en":"Payline","fr":"Payline"}},{"value":"payzone","label":{"en":"Payzone","fr":"Payzone"}},{"value":"payrexx","label":{"en":"Payrexx","fr":"Payrexx"}},{"value":"cash_coupon_breakdown","label":{"en":"Cash coupon","fr":"Bon d’achat"}},{"value":"SEPA","label":{"en":"SEPA","fr":"SEPA"}},{"value":"none","label":{"en":"None","fr":"Aucun"}}],"default":"manual","list":true,"filter":true},
    {"name":"providerMetadata","kind":"json","label":{"en":"Provider data","fr":"Données du prestataire"},"column":"provider_metadata","personal":true},
    {"name":"originType","kind":"string","label":{"en":"Origin type","fr":"Type d’origine"},"column":"origin_type","known":[{"value":"desk","label":{"en":"Desk","fr":"Guichet"}},{"value":"minisite","label":{"en":"Minisite","fr":"Minisite"}}],"maxLength":50},
    {"name":"originId","kind":"string","label":{"en":"Origin","fr":"Origine"},"column":"origin_id","maxLength":100},
    {"name":"paymentTransactionList","kind":"relation","label":{"en":"Transactions","fr":"Écritures"},"many":true,"target":"Transaction","inverse":"payment"},
    {"name":"paymentAttemptList","kind":"relation","label":{"en":"Attempts","fr":"Tentatives"},"many":true,"target":"PaymentAttempt","inverse":"payment"},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","role":"createdAt"}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":["orders.read","accounting.read"],"write":["orders.correct","sales.sell"],"export":"accounting.export","exportPersonal":["customers.export","accounting.export"],"paths":{"ticketing":"order.orderItemList.ticketing"}}
} as const satisfies EntityDescriptor;
