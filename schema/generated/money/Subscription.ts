// Made by codegen from schema/money/Subscription.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Payment in instalments, as answered. */
export interface Subscription {
  readonly '@id': string;
  readonly '@type': 'Subscription';
  readonly contract: string;
  readonly name: string;
  readonly description: string | null;
  readonly status: "active" | "payment_failed" | "missing_provider_metadata" | "disabled" | "ended";
  readonly customer: string | null;
  readonly order: string | null;
  readonly payment: string | null;
  readonly wallet: string | null;
  readonly coupon: string | null;
  readonly provider: "manual" | "stripe" | "mangopay" | "payline" | "payzone" | "payrexx" | "cash_coupon_breakdown" | "SEPA" | "none" | null;
  readonly paymentMethod: "sepa" | "card" | null;
  readonly recurrence: "monthly" | "bimonthly" | "quarterly" | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly paidMaturityAmount: number | null;
  readonly pendingMaturityAmount: number | null;
  readonly maturityList: readonly string[];
  readonly sepaMandateUniqueRef: string | null;
  readonly parameters: unknown;
  readonly providerMetadata: unknown;
  readonly createdAt: string;
}

/** What is accepted for Subscription: relations as IRIs. */
export interface SubscriptionInput {
  readonly contract?: string;
  readonly name: string;
  readonly description?: string | null;
  readonly customer?: string | null;
  readonly order?: string | null;
  readonly wallet?: string | null;
  readonly provider?: "manual" | "stripe" | "mangopay" | "payline" | "payzone" | "payrexx" | "cash_coupon_breakdown" | "SEPA" | "none" | null;
  readonly paymentMethod?: "sepa" | "card" | null;
  readonly recurrence?: "monthly" | "bimonthly" | "quarterly" | null;
  readonly currency?: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly maturityList?: readonly string[];
  readonly parameters?: unknown;
}

/** Subscription as the server handles it: relations as ids. */
export interface SubscriptionValues {
  readonly contract: number;
  readonly name: string;
  readonly description: string | null;
  readonly status: "active" | "payment_failed" | "missing_provider_metadata" | "disabled" | "ended";
  readonly customer: number | null;
  readonly order: number | null;
  readonly payment: number | null;
  readonly wallet: number | null;
  readonly coupon: number | null;
  readonly provider: "manual" | "stripe" | "mangopay" | "payline" | "payzone" | "payrexx" | "cash_coupon_breakdown" | "SEPA" | "none" | null;
  readonly paymentMethod: "sepa" | "card" | null;
  readonly recurrence: "monthly" | "bimonthly" | "quarterly" | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly sepaMandateUniqueRef: string | null;
  readonly parameters: unknown;
  readonly providerMetadata: unknown;
  readonly createdAt: string;
}

export const subscriptionDescriptor = {
  "name": "Subscription",
  "area": "money",
  "api": "ticketing",
  "collection": "/subscriptions",
  "path": "/recurring-payment",
  "scope": "contract",
  "table": "subscription",
  "title": "name",
  "label": {"en":"Payment in instalments","fr":"Paiement échelonné"},
  "plural": {"en":"Payments in instalments","fr":"Paiements échelonnés"},
  "group": "money",
  "icon": "EventRepeat",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","required":true,"maxLength":200,"list":true,"filter":true},
    {"name":"description","kind":"text","label":{"en":"Description","fr":"Description"},"column":"description"},
    {"name":"status","kind":"enum","label":{"en":"Status","fr":"Statut"},"column":"status","values":[{"value":"active","label":{"en":"Active","fr":"Actif"}},{"value":"payment_failed","label":{"en":"Payment failed","fr":"Paiement échoué"}},{"value":"missing_provider_metadata","label":{"en":"Payment data missing","fr":"Données de paiement manquantes"}},{"value":"disabled","label":{"en":"Disabled","fr":"Désactivé"}},{"value":"ended","label":{"en":"Ended","fr":"Terminé"}}],"tones":{"success":["active"],"warning":["missing_provider_metadata"],"danger":["payment_failed"]},"readOnly":true,"default":"active","list":true,"filter":true},
    {"name":"customer","kind":"relation","label":{"en":"Customer","fr":"Client"},"column":"customer_id","target":"Customer","immutable":true,"list":true,"filter":true},
    {"name":"order","kind":"relation","label":{"en":"Order","fr":"Commande"},"column":"order_id","target":"Order","immutable":true,"filter":true},
    {"name":"payment","kind":"relation","label":{"en":"Payment","fr":"Paiement"},"column":"payment_id","target":"Payment","readOnly":true},
    {"name":"wallet","kind":"relation","label":{"en":"Wallet","fr":"Porte-monnaie"},"column":"wallet_id","target":"Wallet","immutable":true,"filter":true},
    {"name":"coupon","kind":"relation","label":{"en":"Coupon","fr":"Code"},"column":"coupon_id","target":"Coupon","readOnly":true},
    {"name":"provider","kind":"enum","label":{"en":"Provider","fr":"Prestataire"},"column":"provider","values":[{"value":"manual","label":{"en":"At the desk","fr":"Au guichet"}},{"value":"stripe","label":{"en":"Stripe","fr":"Stripe"}},{"value":"mangopay","label":{"en":"Mangopay","fr":"Mangopay"}},{"value":"payline","label":{"en":"Payline","fr":"Payline"}},{"value":"payzone","label":{"en":"Payzone","fr":"Payzone"}},{"value":"payrexx","label":{"en":"Payrexx","fr":"Payrexx"}},{"value":"cash_coupon_breakdown","label":{"en":"Cash coupon","fr":"Bon d’achat"}},{"value":"SEPA","label":{"en":"SEPA","fr":"SEPA"}},{"value":"none","label":{"en":"None","fr":"Aucun"}}],"immutable":true,"default":"SEPA","filter":true},
    {"name":"paymentMethod","kind":"enum","label":{"en":"Paid by","fr":"Payé par"},"column":"payment_method","values":[{"value":"sepa","label":{"en":"SEPA debit","fr":"Prélèvement SEPA"}},{"value":"card","label":{"en":"Card","fr":"Carte"}}],"default":"sepa","list":true,"filter":true},
    {"name":"recurrence","kind":"enum","label":{"en":"Recurrence","fr":"Périodicité"},"column":"recurrence","values":[{"value":"monthly","label":{"en":"Monthly","fr":"Mensuel"}},{"value":"bimonthly","label":{"en":"Every two months","fr":"Tous les deux mois"}},{"value":"quarterly","label":{"en":"Quarterly","fr":"Trimestriel"}}],"default":"monthly","filter":true},
    {"name":"currency","kind":"enum","label":{"en":"Currency","fr":"Devise"},"column":"currency","values":[{"value":"EUR","label":{"en":"EUR","fr":"EUR"}},{"value":"CAD","label":{"en":"CAD","fr":"CAD"}},{"value":"CHF","label":{"en":"CHF","fr":"CHF"}},{"value":"GBP","label":{"en":"GBP","fr":"GBP"}},{"value":"MAD","label":{"en":"MAD","fr":"MAD"}},{"value":"USD","label":{"en":"USD","fr":"USD"}},{"value":"XPF","label":{"en":"XPF","fr":"XPF"}}],"immutable":true,"default":"EUR"},
    {"name":"paidMaturityAmount","kind":"money","label":{"en":"Paid","fr":"Payé"},"computed":true,"currencyFrom":"currency","list":true},
    {"name":"pendingMaturityAmount","kind":"money","label":{"en":"Still to pay","fr":"Reste à payer"},"computed":true,"currencyFrom":"currency","list":true},
    {"name":"maturityList","kind":"relation","label":{"en":"Instalments","fr":"Échéances"},"many":true,"target":"SubscriptionMaturity","inverse":"subscription"},
    {"name":"sepaMandateUniqueRef","kind":"string","label":{"en":"SEPA mandate","fr":"Mandat SEPA"},"column":"sepa_mandate_unique_ref","unique":true,"readOnly":true,"maxLength":35,"personal":true},
    {"name":"parameters","kind":"json","label":{"en":"Parameters","fr":"Paramètres"},"column":"parameters","section":{"en":"More","fr":"Divers"},"personal":true},
    {"name":"providerMetadata","kind":"json","label":{"en":"Provider data","fr":"Données du prestataire"},"column":"provider_metadata","readOnly":true,"section":{"en":"More","fr":"Divers"},"personal":true},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","timezoneFrom":"contract.timezone","role":"createdAt"}
  ],
  "operations": ["list","read","create","update"],
  "actions": [
    {"name":"findByCode","method":"GET","path":"/subscriptions/{provider}/{code}","label":{"en":"Find by code","fr":"Chercher par code"},"returns":"Subscription"},
    {"name":"sepaMandate","method":"GET","path":"/subscriptions/{id}/sepa_mandate.pdf","label":{"en":"SEPA mandate","fr":"Mandat SEPA"},"returns":"document"},
    {"name":"paymentSchedule","method":"GET","path":"/subscriptions/{id}/payment_schedule.pdf","label":{"en":"Schedule","fr":"Échéancier"},"returns":"document"}
  ],
  "rights": {"read":["orders.read","accounting.read"],"write":["orders.correct","accounting.write"],"export":"accounting.export","exportPersonal":["customers.export","accounting.export"]}
} as const satisfies EntityDescriptor;
