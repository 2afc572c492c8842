// Made by codegen from schema/money/Payout.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Payout, as answered. */
export interface Payout {
  readonly '@id': string;
  readonly '@type': 'Payout';
  readonly contract: string;
  readonly payoutRef: string | null;
  readonly wallet: string | null;
  /** The specification names no types; these are ours. */
  readonly type: "automatic" | "manual" | null;
  readonly status: "created" | "pending" | "paid" | "failed" | "cancelled";
  readonly provider: "manual" | "stripe" | "mangopay" | "payline" | "payzone" | "payrexx" | "cash_coupon_breakdown" | "SEPA" | "none" | null;
  readonly creditedFunds: number;
  readonly paidAt: string | null;
  readonly hasRefunds: boolean;
  readonly isOpaque: boolean;
  readonly createdAt: string;
}

/** What is accepted for Payout: relations as IRIs. */
export interface PayoutInput {
  readonly contract?: string;
}

/** Payout as the server handles it: relations as ids. */
export interface PayoutValues {
  readonly contract: number;
  readonly payoutRef: string | null;
  readonly wallet: number | null;
  readonly type: "automatic" | "manual" | null;
  readonly status: "created" | "pending" | "paid" | "failed" | "cancelled";
  readonly provider: "manual" | "stripe" | "mangopay" | "payline" | "payzone" | "payrexx" | "cash_coupon_breakdown" | "SEPA" | "none" | null;
  readonly creditedFunds: number;
  readonly paidAt: string | null;
  readonly hasRefunds: boolean;
  readonly isOpaque: boolean;
  readonly createdAt: string;
}

export const payoutDescriptor = {
  "name": "Payout",
  "area": "money",
  "api": "ticketing",
  "collection": "/payouts",
  "scope": "contract",
  "table": "payout",
  "title": "payoutRef",
  "label": {"en":"Payout","fr":"Reversement"},
  "plural": {"en":"Payouts","fr":"Reversements"},
  "group": "money",
  "icon": "Payments",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"payoutRef","kind":"string","label":{"en":"Reference","fr":"Référence"},"column":"payout_ref","unique":true,"readOnly":true,"maxLength":100,"list":true,"filter":true},
    {"name":"wallet","kind":"relation","label":{"en":"Wallet","fr":"Porte-monnaie"},"column":"wallet_id","target":"Wallet","readOnly":true,"list":true,"filter":true},
    {"name":"type","kind":"enum","label":{"en":"Type","fr":"Type"},"comment":{"en":"The specification names no types; these are ours.","fr":"La spécification ne nomme aucun type ; ceux-ci sont de nous."},"column":"type","values":[{"value":"automatic","label":{"en":"Automatic","fr":"Automatique"}},{"value":"manual","label":{"en":"On request","fr":"Sur demande"}}],"readOnly":true,"filter":true},
    {"name":"status","kind":"enum","label":{"en":"Status","fr":"Statut"},"column":"status","values":[{"value":"created","label":{"en":"Created","fr":"Créé"}},{"value":"pending","label":{"en":"On its way","fr":"En cours"}},{"value":"paid","label":{"en":"Paid","fr":"Versé"}},{"value":"failed","label":{"en":"Failed","fr":"Échoué"}},{"value":"cancelled","label":{"en":"Cancelled","fr":"Annulé"}}],"tones":{"success":["paid"],"warning":["pending"],"danger":["failed","cancelled"]},"readOnly":true,"default":"created","list":true,"filter":true},
    {"name":"provider","kind":"enum","label":{"en":"Provider","fr":"Prestataire"},"column":"provider","values":[{"value":"manual","label":{"en":"At the desk","fr":"Au guichet"}},{"value":"stripe","label":{"en":"Stripe","fr":"Stripe"}},{"value":"mangopay","label":{"en":"Mangopay","fr":"Mangopay"}},{"value":"payline","label":{"en":"Payline","fr":"Payline"}},{"value":"payzone","label":{"en":"Payzone","fr":"Payzone"}},{"value":"payrexx","label":{"en":"Payrexx","fr":"Payrexx"}},{"value":"cash_coupon_breakdown","label":{"en":"Cash coupon","fr":"Bon d’achat"}},{"value":"SEPA","label":{"en":"SEPA","fr":"SEPA"}},{"value":"none","label":{"en":"None","fr":"Aucun"}}],"readOnly":true,"list":true,"filter":true},
    {"name":"creditedFunds","kind":"money","label":{"en":"Amount","fr":"Montant"},"column":"credited_funds","readOnly":true,"default":0,"currencyFrom":"wallet.currency","list":true},
    {"name":"paidAt","kind":"dateTime","label":{"en":"Paid","fr":"Versé le"},"column":"paid_at","readOnly":true,"timezoneFrom":"contract.timezone","list":true,"filter":true},
    {"name":"hasRefunds","kind":"boolean","label":{"en":"Has refunds","fr":"Comprend des remboursements"},"column":"has_refunds","readOnly":true,"default":false,"filter":true},
    {"name":"isOpaque","kind":"boolean","label":{"en":"Without detail","fr":"Sans détail"},"column":"is_opaque","readOnly":true,"default":false},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","timezoneFrom":"contract.timezone","role":"createdAt","filter":true}
  ],
  "operations": ["list","read"],
  "actions": [
    {"name":"wire","method":"GET","path":"/payouts/{id}/wire.pdf","label":{"en":"Wire advice","fr":"Avis de virement"},"returns":"document"},
    {"name":"feeInvoice","method":"GET","path":"/payouts/{id}/fee_invoice.pdf","label":{"en":"Fee invoice","fr":"Facture de frais"},"returns":"document"},
    {"name":"statement","method":"GET","path":"/payouts/{id}/payout.pdf","label":{"en":"Payout statement","fr":"Relevé de reversement"},"returns":"document"}
  ],
  "rights": {"read":"payouts.read","write":"accounting.write","export":"accounting.export"}
} as const satisfies EntityDescriptor;
