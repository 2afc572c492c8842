// Made by codegen from schema/money/Deposit.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Money a customer leaves on account. Corrected by a counter-entry, never changed. */
export interface Deposit {
  readonly '@id': string;
  readonly '@type': 'Deposit';
  readonly contract: string;
  readonly client: string;
  readonly accountType: "sale" | "bank" | "client" | "sale_suspense" | "sale_order_fee" | "sale_ticket_fee" | "sale_shipping_fee";
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly sellingDevice: string | null;
  readonly order: string | null;
  readonly provider: "manual" | "stripe" | "mangopay" | "payline" | "payzone" | "payrexx" | "cash_coupon_breakdown" | "SEPA" | "none" | null;
  readonly providerMetadata: unknown;
  readonly transactionList: readonly string[];
  readonly createdAt: string;
}

/** What is accepted for Deposit: relations as IRIs. */
export interface DepositInput {
  readonly contract?: string;
  readonly client: string;
  readonly accountType?: "sale" | "bank" | "client" | "sale_suspense" | "sale_order_fee" | "sale_ticket_fee" | "sale_shipping_fee";
  readonly currency?: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly sellingDevice?: string | null;
  readonly order?: string | null;
  readonly provider?: "manual" | "stripe" | "mangopay" | "payline" | "payzone" | "payrexx" | "cash_coupon_breakdown" | "SEPA" | "none" | null;
  readonly transactionList?: readonly string[];
}

/** Deposit as the server handles it: relations as ids. */
export interface DepositValues {
  readonly contract: number;
  readonly client: number;
  readonly accountType: "sale" | "bank" | "client" | "sale_suspense" | "sale_order_fee" | "sale_ticket_fee" | "sale_shipping_fee";
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly sellingDevice: number | null;
  readonly order: number | null;
  readonly provider: "manual" | "stripe" | "mangopay" | "payline" | "payzone" | "payrexx" | "cash_coupon_breakdown" | "SEPA" | "none" | null;
  readonly providerMetadata: unknown;
  readonly createdAt: string;
}

export const depositDescriptor = {
  "name": "Deposit",
  "area": "money",
  "api": "ticketing",
  "collection": "/deposits",
  "scope": "contract",
  "table": "deposit",
  "title": "createdAt",
  "label": {"en":"Deposit","fr":"Dépôt"},
  "plural": {"en":"Deposits","fr":"Dépôts"},
  "comment": {"en":"Money a customer leaves on account. Corrected by a counter-entry, never changed.","fr":"Somme qu’un client laisse en compte. Se corrige par une contre-écriture, ne se modifie pas."},
  "group": "money",
  "icon": "Savings",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"client","kind":"relation","label":{"en":"Account holder","fr":"Client en compte"},"column":"client_id","target":"Client","required":true,"immutable":true,"list":true,"filter":true},
    {"name":"accountType","kind":"enum","label":{"en":"Account","fr":"Compte"},"column":"account_type","values":[{"value":"sale","label":{"en":"Sale","fr":"Vente"}},{"value":"bank","label":{"en":"Bank","fr":"Banque"}},{"value":"client","label":{"en":"Client","fr":"Client"}},{"value":"sale_suspense","label":{"en":"Sale in suspense","fr":"Vente en attente"}},{"value":"sale_order_fee","label":{"en":"Order fee","fr":"Frais de commande"}},{"value":"sale_ticket_fee","label":{"en":"Ticket fee","fr":"Frais de billet"}},{"value":"sale_shipping_fee","label":{"en":"Shipping fee","fr":"Frais d’envoi"}}],"required":true,"immutable":true,"default":"client","list":true,"filter":true},
    {"name":"currency","kind":"enum","label":{"en":"Currency","fr":"Devise"},"column":"currency","values":[{"value":"EUR","label":{"en":"EUR","fr":"EUR"}},{"value":"CAD","label":{"en":"CAD","fr":"CAD"}},{"value":"CHF","label":{"en":"CHF","fr":"CHF"}},{"value":"GBP","label":{"en":"GBP","fr":"GBP"}},{"value":"MAD","label":{"en":"MAD","fr":"MAD"}},{"value":"USD","label":{"en":"USD","fr":"USD"}},{"value":"XPF","label":{"en":"XPF","fr":"XPF"}}],"immutable":true,"default":"EUR","list":true},
    {"name":"sellingDevice","kind":"relation","label":{"en":"Taken at","fr":"Encaissé à"},"column":"selling_device_id","target":"SellingDevice","immutable":true,"list":true,"filter":true},
    {"name":"order","kind":"relation","label":{"en":"Order","fr":"Commande"},"column":"order_id","target":"Order","immutable":true,"filter":true},
    {"name":"provider","kind":"enum","label":{"en":"Provider","fr":"Prestataire"},"column":"provider","values":[{"value":"manual","label":{"en":"At the desk","fr":"Au guichet"}},{"value":"stripe","label":{"en":"Stripe","fr":"Stripe"}},{"value":"mangopay","label":{"en":"Mangopay","fr":"Mangopay"}},{"value":"payline","label":{"en":"Payline","fr":"Payline"}},{"value":"payzone","label":{"en":"Payzone","fr":"Payzone"}},{"value":"payrexx","label":{"en":"Payrexx","fr":"Payrexx"}},{"value":"cash_coupon_breakdown","label":{"en":"Cash coupon","fr":"Bon d’achat"}},{"value":"SEPA","label":{"en":"SEPA","fr":"SEPA"}},{"value":"none","label":{"en":"None","fr":"Aucun"}}],"immutable":true,"default":"manual","list":true,"filter":true},
    {"name":"providerMetadata","kind":"json","label":{"en":"Provider data","fr":"Données du prestataire"},"column":"provider_metadata","readOnly":true,"section":{"en":"More","fr":"Divers"},"personal":true},
    {"name":"transactionList","kind":"relation","label":{"en":"Transactions","fr":"Écritures"},"many":true,"target":"Transaction","inverse":"deposit"},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Taken","fr":"Encaissé le"},"column":"created_at","timezoneFrom":"contract.timezone","role":"createdAt","list":true}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":["accounting.read","sales.sell"],"write":["accounting.write","sales.sell"],"export":"accounting.export","exportPersonal":["customers.export","accounting.export"],"paths":{"selling_device":"none"}}
} as const satisfies EntityDescriptor;
