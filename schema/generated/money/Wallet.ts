// Made by codegen from schema/money/Wallet.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Where money paid online is kept until it is paid out. */
export interface Wallet {
  readonly '@id': string;
  readonly '@type': 'Wallet';
  readonly contract: string;
  /** The name staff know it by; the specification has none. */
  readonly name: string;
  readonly provider: "manual" | "stripe" | "mangopay" | "payline" | "payzone" | "payrexx" | "cash_coupon_breakdown" | "SEPA" | "none";
  readonly providerContractNumber: string | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly active: boolean | null;
  readonly balanceAmountForPro: number;
  readonly missingBankAccounts: boolean | null;
  /** The specification names payout alone; the others are ours. */
  readonly feeCollectionType: "payout" | "payment" | "invoice" | null;
  /** The specification names weekly alone; the others are ours. */
  readonly payoutPeriodicity: "daily" | "weekly" | "monthly" | "manual" | null;
  readonly reserveAmountThreshold: number | null;
  readonly reserveRatioThreshold: number | null;
  readonly paymentPayoutTimeThreshold: number | null;
  readonly ticketingPayoutTimeThreshold: number | null;
  readonly bankAccountList: readonly string[];
  readonly ticketPriceList: readonly string[];
  readonly payoutList: readonly string[];
  readonly providerMetadata: unknown;
  readonly createdAt: string;
}

/** What is accepted for Wallet: relations as IRIs. */
export interface WalletInput {
  readonly contract?: string;
  /** The name staff know it by; the specification has none. */
  readonly name: string;
  readonly provider?: "manual" | "stripe" | "mangopay" | "payline" | "payzone" | "payrexx" | "cash_coupon_breakdown" | "SEPA" | "none";
  readonly providerContractNumber?: string | null;
  readonly currency?: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly active?: boolean | null;
  /** The specification names payout alone; the others are ours. */
  readonly feeCollectionType?: "payout" | "payment" | "invoice" | null;
  /** The specification names weekly alone; the others are ours. */
  readonly payoutPeriodicity?: "daily" | "weekly" | "monthly" | "manual" | null;
  readonly reserveAmountThreshold?: number | null;
  readonly reserveRatioThreshold?: number | null;
  readonly paymentPayoutTimeThreshold?: number | null;
  readonly ticketingPayoutTimeThreshold?: number | null;
  readonly bankAccountList?: readonly string[];
  readonly ticketPriceList?: readonly string[];
  readonly payoutList?: readonly string[];
}

/** Wallet as the server handles it: relations as ids. */
export interface WalletValues {
  readonly contract: number;
  readonly name: string;
  readonly provider: "manual" | "stripe" | "mangopay" | "payline" | "payzone" | "payrexx" | "cash_coupon_breakdown" | "SEPA" | "none";
  readonly providerContractNumber: string | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly active: boolean | null;
  readonly balanceAmountForPro: number;
  readonly feeCollectionType: "payout" | "payment" | "invoice" | null;
  readonly payoutPeriodicity: "daily" | "weekly" | "monthly" | "manual" | null;
  readonly reserveAmountThreshold: number | null;
  readonly reserveRatioThreshold: number | null;
  readonly paymentPayoutTimeThreshold: number | null;
  readonly ticketingPayoutTimeThreshold: number | null;
  readonly providerMetadata: unknown;
  readonly createdAt: string;
}

export const walletDescriptor = {
  "name": "Wallet",
  "area": "money",
  "api": "ticketing",
  "collection": "/wallets",
  "scope": "contract",
  "table": "wallet",
  "title": "name",
  "label": {"en":"Wallet","fr":"Porte-monnaie"},
  "plural": {"en":"Wallets","fr":"Porte-monnaie"},
  "comment": {"en":"Where money paid online is kept until it is paid out.","fr":"Là où l’argent encaissé en ligne attend son reversement."},
  "group": "money",
  "icon": "Wallet",
  "order": {"name":"asc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"comment":{"en":"The name staff know it by; the specification has none.","fr":"Le nom que lui donne l’équipe ; la spécification n’en a pas."},"column":"name","required":true,"maxLength":200,"list":true,"filter":true},
    {"name":"provider","kind":"enum","label":{"en":"Provider","fr":"Prestataire"},"column":"provider","values":[{"value":"manual","label":{"en":"At the desk","fr":"Au guichet"}},{"value":"stripe","label":{"en":"Stripe","fr":"Stripe"}},{"value":"mangopay","label":{"en":"Mangopay","fr":"Mangopay"}},{"value":"payline","label":{"en":"Payline","fr":"Payline"}},{"value":"payzone","label":{"en":"Payzone","fr":"Payzone"}},{"value":"payrexx","label":{"en":"Payrexx","fr":"Payrexx"}},{"value":"cash_coupon_breakdown","label":{"en":"Cash coupon","fr":"Bon d’achat"}},{"value":"SEPA","label":{"en":"SEPA","fr":"SEPA"}},{"value":"none","label":{"en":"None","fr":"Aucun"}}],"required":true,"immutable":true,"default":"manual","list":true,"filter":true},
    {"name":"providerContractNumber","kind":"string","label":{"en":"Contract with the provider","fr":"Contrat avec le prestataire"},"column":"provider_contract_number","maxLength":100,"list":true},
    {"name":"currency","kind":"enum","label":{"en":"Currency","fr":"Devise"},"column":"currency","values":[{"value":"EUR","label":{"en":"EUR","fr":"EUR"}},{"value":"CAD","label":{"en":"CAD","fr":"CAD"}},{"value":"CHF","label":{"en":"CHF","fr":"CHF"}},{"value":"GBP","label":{"en":"GBP","fr":"GBP"}},{"value":"MAD","label":{"en":"MAD","fr":"MAD"}},{"value":"USD","label":{"en":"USD","fr":"USD"}},{"value":"XPF","label":{"en":"XPF","fr":"XPF"}}],"default":"EUR","list":true},
    {"name":"active","kind":"boolean","label":{"en":"Active","fr":"Actif"},"column":"active","default":true,"list":true,"filter":true},
    {"name":"balanceAmountForPro","kind":"money","label":{"en":"Balance due to the organiser","fr":"Solde dû à l’organisateur"},"column":"balance_amount_for_pro","readOnly":true,"default":0,"currencyFrom":"currency","list":true},
    {"name":"missingBankAccounts","kind":"boolean","label":{"en":"Bank account missing","fr":"Compte bancaire manquant"},"computed":true},
    {"name":"feeCollectionType","kind":"enum","label":{"en":"Fees are taken","fr":"Prélèvement des frais"},"comment":{"en":"The specification names payout alone; the others are ours.","fr":"La spécification ne nomme que payout ; les autres sont de nous."},"column":"fee_collection_type","values":[{"value":"payout","label":{"en":"At payout","fr":"Au reversement"}},{"value":"payment","label":{"en":"At payment","fr":"À l’encaissement"}},{"value":"invoice","label":{"en":"By invoice","fr":"Sur facture"}}],"default":"payout","section":{"en":"Payout terms","fr":"Conditions de reversement"}},
    {"name":"payoutPeriodicity","kind":"enum","label":{"en":"Payouts","fr":"Reversements"},"comment":{"en":"The specification names weekly alone; the others are ours.","fr":"La spécification ne nomme que weekly ; les autres sont de nous."},"column":"payout_periodicity","values":[{"value":"daily","label":{"en":"Daily","fr":"Quotidien"}},{"value":"weekly","label":{"en":"Weekly","fr":"Hebdomadaire"}},{"value":"monthly","label":{"en":"Monthly","fr":"Mensuel"}},{"value":"manual","label":{"en":"On request","fr":"Sur demande"}}],"default":"weekly","filter":true,"section":{"en":"Payout terms","fr":"Conditions de reversement"}},
    {"name":"reserveAmountThreshold","kind":"money","label":{"en":"Reserve kept","fr":"Réserve gardée"},"column":"reserve_amount_threshold","default":10000,"min":0,"currencyFrom":"currency","section":{"en":"Payout terms","fr":"Conditions de reversement"}},
    {"name":"reserveRatioThreshold","kind":"number","label":{"en":"Reserve kept (share)","fr":"Réserve gardée (part)"},"column":"reserve_ratio_threshold","default":0.1,"min":0,"max":1,"section":{"en":"Payout terms","fr":"Conditions de reversement"}},
    {"name":"paymentPayoutTimeThreshold","kind":"integer","label":{"en":"Wait after a payment (s)","fr":"Délai après un paiement (s)"},"column":"payment_payout_time_threshold","default":604800,"min":0,"section":{"en":"Payout terms","fr":"Conditions de reversement"}},
    {"name":"ticketingPayoutTimeThreshold","kind":"integer","label":{"en":"Wait after a performance (s)","fr":"Délai après une représentation (s)"},"column":"ticketing_payout_time_threshold","default":259200,"min":0,"section":{"en":"Payout terms","fr":"Conditions de reversement"}},
    {"name":"bankAccountList","kind":"relation","label":{"en":"Bank accounts","fr":"Comptes bancaires"},"many":true,"target":"BankAccount","inverse":"wallet"},
    {"name":"ticketPriceList","kind":"relation","label":{"en":"Prices paid into it","fr":"Tarifs encaissés"},"many":true,"target":"TicketPrice","inverse":"wallet"},
    {"name":"payoutList","kind":"relation","label":{"en":"Payouts","fr":"Reversements"},"many":true,"target":"Payout","inverse":"wallet"},
    {"name":"providerMetadata","kind":"json","label":{"en":"Provider data","fr":"Données du prestataire"},"column":"provider_metadata","readOnly":true,"section":{"en":"More","fr":"Divers"}},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","role":"createdAt"}
  ],
  "operations": ["list","read","create","update"],
  "actions": [
    {"name":"payline","method":"GET","path":"/wallets/{id}/payline.pdf","label":{"en":"Payline form","fr":"Dossier Payline"},"returns":"document"},
    {"name":"connectStripe","method":"PUT","path":"/wallets/{id}/stripe-auth-code/{code}","label":{"en":"Connect Stripe","fr":"Relier Stripe"},"returns":"Wallet"}
  ],
  "rights": {"read":["payouts.read","orders.read"],"write":"accounting.write","actions":{"connectStripe":"accounting.write","payline":"accounting.write"}}
} as const satisfies EntityDescriptor;
