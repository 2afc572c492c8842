// Made by codegen from schema/money/TransactionGroup.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** The transactions written by one event: debits equal credits. */
export interface TransactionGroup {
  readonly '@id': string;
  readonly '@type': 'TransactionGroup';
  readonly contract: string;
  /** The specification names no types; these are ours. */
  readonly type: "sale" | "payment" | "refund" | "correction" | "performance" | "deposit" | "repayment" | "transfer" | "payout" | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF";
  readonly order: string | null;
  readonly reason: string | null;
  readonly owner: string | null;
  readonly clientTransactionCredit: number | null;
  readonly clientTransactionDebit: number | null;
  readonly clientTransactionBalance: number | null;
  readonly transactionList: readonly string[];
  readonly createdAt: string;
}

/** What is accepted for TransactionGroup: relations as IRIs. */
export interface TransactionGroupInput {
  readonly contract?: string;
  readonly transactionList?: readonly string[];
}

/** TransactionGroup as the server handles it: relations as ids. */
export interface TransactionGroupValues {
  readonly contract: number;
  readonly type: "sale" | "payment" | "refund" | "correction" | "performance" | "deposit" | "repayment" | "transfer" | "payout" | null;
  readonly currency: "EUR" | "CAD" | "CHF" | "GBP" | "MAD" | "USD" | "XPF";
  readonly order: number | null;
  readonly reason: string | null;
  readonly owner: number | null;
  readonly createdAt: string;
}

export const transactionGroupDescriptor = {
  "name": "TransactionGroup",
  "area": "money",
  "api": "ticketing",
  "collection": "/transaction_groups",
  "scope": "contract",
  "table": "transaction_group",
  "title": "createdAt",
  "label": {"en":"Transaction group","fr":"Groupe d’écritures"},
  "plural": {"en":"Transaction groups","fr":"Groupes d’écritures"},
  "comment": {"en":"The transactions written by one event: debits equal credits.","fr":"Les écritures passées par un même fait : les débits égalent les crédits."},
  "group": "money",
  "icon": "Layers",
  "order": {"createdAt":"desc"},
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"type","kind":"enum","label":{"en":"Type","fr":"Type"},"comment":{"en":"The specification names no types; these are ours.","fr":"La spécification ne nomme aucun type ; ceux-ci sont de nous."},"column":"type","values":[{"value":"sale","label":{"en":"Sale","fr":"Vente"}},{"value":"payment","label":{"en":"Payment","fr":"Paiement"}},{"value":"refund","label":{"en":"Refund","fr":"Remboursement"}},{"value":"correction","label":{"en":"Correction","fr":"Correction"}},{"value":"performance","label":{"en":"Performance over","fr":"Représentation passée"}},{"value":"deposit","label":{"en":"Deposit","fr":"Dépôt"}},{"value":"repayment","label":{"en":"Paid back","fr":"Somme rendue"}},{"value":"transfer","label":{"en":"Moved between accounts","fr":"Virement interne"}},{"value":"payout","label":{"en":"Payout","fr":"Reversement"}}],"readOnly":true,"list":true,"filter":true},
    {"name":"currency","kind":"enum","label":{"en":"Currency","fr":"Devise"},"column":"currency","values":[{"value":"EUR","label":{"en":"EUR","fr":"EUR"}},{"value":"CAD","label":{"en":"CAD","fr":"CAD"}},{"value":"CHF","label":{"en":"CHF","fr":"CHF"}},{"value":"GBP","label":{"en":"GBP","fr":"GBP"}},{"value":"MAD","label":{"en":"MAD","fr":"MAD"}},{"value":"USD","label":{"en":"USD","fr":"USD"}},{"value":"XPF","label":{"en":"XPF","fr":"XPF"}}],"readOnly":true,"default":"EUR"},
    {"name":"order","kind":"relation","label":{"en":"Order","fr":"Commande"},"column":"order_id","target":"Order","readOnly":true,"list":true,"filter":true},
    {"name":"reason","kind":"string","label":{"en":"Reason","fr":"Motif"},"column":"reason","readOnly":true,"maxLength":500},
    {"name":"owner","kind":"relation","label":{"en":"Made by","fr":"Passé par"},"column":"owner_id","target":"AccountsUser","readOnly":true},
    {"name":"clientTransactionCredit","kind":"money","label":{"en":"Client’s credit","fr":"Crédit client"},"computed":true,"currencyFrom":"currency","list":true},
    {"name":"clientTransactionDebit","kind":"money","label":{"en":"Client’s debit","fr":"Débit client"},"computed":true,"currencyFrom":"currency","list":true},
    {"name":"clientTransactionBalance","kind":"money","label":{"en":"Client’s balance","fr":"Solde client"},"computed":true,"currencyFrom":"currency","list":true},
    {"name":"transactionList","kind":"relation","label":{"en":"Transactions","fr":"Écritures"},"many":true,"target":"Transaction","inverse":"transactionGroup"},
    {"name":"createdAt","kind":"dateTime","label":{"en":"Created","fr":"Créé le"},"column":"created_at","timezoneFrom":"contract.timezone","role":"createdAt","list":true}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":["orders.read","accounting.read"],"write":["accounting.write"],"export":"accounting.export","paths":{"ticketing":"order.orderItemList.ticketing"}}
} as const satisfies EntityDescriptor;
