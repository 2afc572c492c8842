// Made by codegen from schema/money/Transaction.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Transaction, as answered. */
export interface Transaction {
  readonly '@id': string;
  readonly '@type': 'Transaction';
  readonly contract: string;
  readonly order: string | null;
  readonly orderItem: string | null;
  readonly payment: string | null;
  readonly transactionGroup: string;
  readonly original: string | null;
  readonly client: string | null;
  readonly deposit: string | null;
  readonly reportingAccount: string | null;
  readonly payout: string | null;
  readonly deskSession: string | null;
  readonly deskPaymentMethod: string | null;
  readonly name: string;
  readonly nameTranslationKey: string | null;
  readonly label: string | null;
  readonly accountType: "sale" | "bank" | "client" | "sale_suspense" | "sale_order_fee" | "sale_ticket_fee" | "sale_shipping_fee";
  readonly operationType: string | null;
  readonly debit: number | null;
  readonly credit: number | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly givenAmount: number | null;
  readonly valueDate: string | null;
  readonly lettered: boolean | null;
  readonly externalAmount: number | null;
  readonly externalId: string | null;
  readonly externalProviderBalance: number | null;
  readonly provider: "manual" | "stripe" | "mangopay" | "payline" | "payzone" | "payrexx" | "cash_coupon_breakdown" | "SEPA" | "none" | null;
  readonly hasCouponUseApplication: boolean | null;
  readonly createdAt: string;
}

/** What is accepted for Transaction: relations as IRIs. */
export interface TransactionInput {
  readonly contract?: string;
  readonly order?: string | null;
  readonly payment?: string | null;
  readonly client?: string | null;
  readonly deposit?: string | null;
  readonly reportingAccount?: string | null;
  readonly deskSession?: string | null;
  readonly deskPaymentMethod?: string | null;
  readonly name: string;
  readonly nameTranslationKey?: string | null;
  readonly label?: string | null;
  readonly accountType: "sale" | "bank" | "client" | "sale_suspense" | "sale_order_fee" | "sale_ticket_fee" | "sale_shipping_fee";
  readonly operationType?: string | null;
  readonly debit?: number | null;
  readonly credit?: number | null;
  readonly currency?: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly givenAmount?: number | null;
  readonly valueDate?: string | null;
  readonly externalAmount?: number | null;
  readonly externalId?: string | null;
  readonly externalProviderBalance?: number | null;
  readonly provider?: "manual" | "stripe" | "mangopay" | "payline" | "payzone" | "payrexx" | "cash_coupon_breakdown" | "SEPA" | "none" | null;
  readonly hasCouponUseApplication?: boolean | null;
}

/** Transaction as the server handles it: relations as ids. */
export interface TransactionValues {
  readonly contract: number;
  readonly order: number | null;
  readonly orderItem: number | null;
  readonly payment: number | null;
  readonly transactionGroup: number;
  readonly original: number | null;
  readonly client: number | null;
  readonly deposit: number | null;
  readonly reportingAccount: number | null;
  readonly payout: number | null;
  readonly deskSession: number | null;
  readonly deskPaymentMethod: number | null;
  readonly name: string;
  readonly nameTranslationKey: string | null;
  readonly label: string | null;
  readonly accountType: "sale" | "bank" | "client" | "sale_suspense" | "sale_order_fee" | "sale_ticket_fee" | "sale_shipping_fee";
  readonly operationType: string | null;
  readonly debit: number | null;
  readonly credit: number | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF" | null;
  readonly givenAmount: number | null;
  readonly valueDate: string | null;
  readonly externalAmount: number | null;
  readonly externalId: string | null;
  readonly externalProviderBalance: number | null;
  readonly provider: "manual" | "stripe" | "mangopay" | "payline" | "payzone" | "payrexx" | "cash_coupon_breakdown" | "SEPA" | "none" | null;
  readonly hasCouponUseApplication: boolean | null;
  readonly createdAt: string;
}

export const transactionDescriptor = {
  "name": "Transaction",
  "area": "money",
  "api": "ticketing",
  "collection": "/transactions",
  "scope": "contract",
  "table": "transaction",
  "title": "name",
  "search": ["name","label","externalId"],
  "label": {"en":"Transaction","fr":"Écriture"},
  "plural": {"en":"Transactions","fr":"Écritures"},
  "group": "money",
  "icon": "AccountBalance",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"order","kind":"relation","label":{"en":"Order","fr":"Commande"},"column":"order_id","target":"Order","list":true,"filter":true},
    {"name":"orderItem","kind":"relation","label":{"en":"Item","fr":"Article"},"column":"order_item_id","target":"OrderItem","readOnly":true},
    {"name":"payment","kind":"relation","label":{"en":"Payment","fr":"Paiement"},"column":"payment_id","target":"Payment"},
    {"name":"transactionGroup","kind":"relation","label":{"en":"Group","fr":"Groupe"},"column":"transaction_group_id","target":"TransactionGroup","required":true,"readOnly":true,"filter":true},
    {"name":"original","kind":"relation","label":{"en":"Original entry","fr":"Écriture d’origine"},"column":"original_id","target":"Transaction","readOnly":true,"help":{"en":"The entry that this one reverses, replaces or moves on.","fr":"L’écriture que celle-ci extourne, remplace ou reporte."}},
    {"name":"client","kind":"relation","label":{"en":"Account holder","fr":"Client en compte"},"column":"client_id","target":"Client","filter":true},
    {"name":"deposit","kind":"relation","label":{"en":"Deposit","fr":"Dépôt"},"column":"deposit_id","target":"Deposit"},
    {"name":"reportingAccount","kind":"relation","label":{"en":"Reporting account","fr":"Compte de reporting"},"column":"reporting_account_id","target":"ReportingAccount","filter":true},
    {"name":"payout","kind":"relation","label":{"en":"Payout","fr":"Reversement"},"column":"payout_id","target":"Payout","readOnly":true},
    {"name":"deskSession","kind":"relation","label":{"en":"Desk session","fr":"Session de caisse"},"column":"desk_session_id","target":"DeskSession","filter":true},
    {"name":"deskPaymentMethod","kind":"relation","label":{"en":"Payment method","fr":"Moyen de paiement"},"column":"desk_payment_method_id","target":"DeskPaymentMethod","filter":true},
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"column":"name","known":[{"value":"card","label":{"en":"Card","fr":"Carte"}},{"value":"card_online","label":{"en":"Card online","fr":"Carte en ligne"}},{"value":"cash","label":{"en":"Cash","fr":"Espèces"}},{"value":"cash_coupon","label":{"en":"Coupon","fr":"Avoir"}},{"value":"check","label":{"en":"Cheque","fr":"Chèque"}},{"value":"reschedule","label":{"en":"Reschedule","fr":"Report"}},{"value":"reschedule_online","label":{"en":"Reschedule online","fr":"Report en ligne"}},{"value":"sepa","label":{"en":"Direct debit","fr":"Prélèvement"}},{"value":"sale","label":{"en":"Sale","fr":"Vente"}},{"value":"payment","label":{"en":"Payment","fr":"Paiement"}},{"value":"refund","label":{"en":"Refund","fr":"Remboursement"}},{"value":"performance","label":{"en":"Performance over","fr":"Représentation passée"}},{"value":"deposit","label":{"en":"Deposit","fr":"Dépôt"}},{"value":"repayment","label":{"en":"Paid back","fr":"Somme rendue"}},{"value":"transfer","label":{"en":"Moved between accounts","fr":"Virement interne"}},{"value":"account","label":{"en":"Customer account","fr":"Compte client"}}],"required":true,"maxLength":100,"list":true},
    {"name":"nameTranslationKey","kind":"string","label":{"en":"Name key","fr":"Clé du nom"},"column":"name_translation_key","maxLength":100},
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Libellé"},"column":"label","maxLength":300},
    {"name":"accountType","kind":"enum","label":{"en":"Account","fr":"Compte"},"column":"account_type","values":[{"value":"sale","label":{"en":"Sale","fr":"Vente"}},{"value":"bank","label":{"en":"Bank","fr":"Banque"}},{"value":"client","label":{"en":"Client","fr":"Client"}},{"value":"sale_suspense","label":{"en":"Sale in suspense","fr":"Vente en attente"}},{"value":"sale_order_fee","label":{"en":"Order fee","fr":"Frais de commande"}},{"value":"sale_ticket_fee","label":{"en":"Ticket fee","fr":"Frais de billet"}},{"value":"sale_shipping_fee","label":{"en":"Shipping fee","fr":"Frais d’envoi"}}],"required":true,"filter":true},
    {"name":"operationType","kind":"string","label":{"en":"Operation","fr":"Opération"},"column":"operation_type","known":[{"value":"sale","label":{"en":"Sale","fr":"Vente"}},{"value":"payment","label":{"en":"Payment","fr":"Paiement"}},{"value":"refund","label":{"en":"Refund","fr":"Remboursement"}},{"value":"correction","label":{"en":"Correction","fr":"Correction"}},{"value":"performance","label":{"en":"Performance over","fr":"Représentation passée"}},{"value":"deposit","label":{"en":"Deposit","fr":"Dépôt"}},{"value":"transfer","label":{"en":"Moved between accounts","fr":"Virement interne"}}],"maxLength":50,"list":true},
    {"name":"debit","kind":"money","label":{"en":"Debit","fr":"Débit"},"column":"debit","default":0,"currencyFrom":"currency","list":true},
    {"name":"credit","kind":"money","label":{"en":"Credit","fr":"Crédit"},"column":"credit","default":0,"currencyFrom":"currency","list":true},
    {"name":"currency","kind":"enum","label":{"en":"Currency","fr":"Devise"},"column":"currency","values":[{"value":"EUR","label":{"en":"EUR","fr":"EUR"}},{"value":"CAD","label":{"en":"CAD","fr":"CAD"}},{"value":"CHF","label":{"en":"CHF","fr":"CHF"}},{"value":"GBP","label":{"en":"GBP","fr":"GBP"}},{"value":"MAD","label":{"en":"MAD","fr":"MAD"}},{"value":"USD","label":{"en":"USD","fr":"USD"}},{"value":"XPF","label":{"en":"XPF","fr":"XPF"}}],"default":"EUR"},
    {"name":"givenAmount","kind":"money","label":{"en":"Given","fr":"Donné"},"column":"given_amount","currencyFrom":"currency"},
    {"name":"valueDate","kind":"dateTime","label":{"en":"Value date","fr":"Date de valeur"},"column":"value_date","timezoneFrom":"contract.timezone","list":true,"filter":true},
    {"name":"lettered","kind":"boolean","label":{"en":"Lettered","fr":"Lettrée"},"computed":true},
    {"name":"externalAmount","kind":"money","label":{"en":"External amount","fr":"Montant externe"},"column":"external_amount","currencyFrom":"currency"},
    {"name":"externalId","kind":"string","label":{"en":"External id","fr":"Identifiant externe"},"column":"external_id","maxLength":100},
    {"name":"externalProviderBalance","kind":"money","label":{"en":"Provider balance","fr":"Solde du prestataire"},"column":"external_provider_balance","currencyFrom":"currency"},
    {"name":"provider","kind":"enum","label":{"en":"Provider","fr":"Prestataire"},"column":"provider","values":[{"value":"manual","label":{"en":"At the desk","fr":"Au guichet"}},{"value":"stripe","label":{"en":"Stripe","fr":"Stripe"}},{"value":"mangopay","label":{"en":"Mangopay","fr":"Mangopay"}},{"value":"payline","label":{"en":"Payline","fr":"Payline"}},{"value":"payzone","label":{"en":"Payzone","fr":"Payzone"}},{"value":"payrexx","label":{"en":"Payrexx","fr":"Payrexx"}},{"value":"cash_coupon_breakdown","label":{"en":"Cash coupon","fr":"Bon d’achat"}},{"value":"SEPA","label":{"en":"SEPA","fr":"SEPA"}},{"value":"none","label":{"en":"None","fr":"Aucun"}}]},
    {"name":"hasCouponUseApplication","kind":"boolean","label":{"en":"Uses a coupon","fr":"Utilise un code"},"column":"has_coupon_use_application","default":false},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","role":"createdAt"}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":["orders.read","accounting.read"],"write":["accounting.write"],"export":"accounting.export","paths":{"ticketing":"order.orderItemList.ticketing"}},
  "indexes": [["createdAt"]]
} as const satisfies EntityDescriptor;
