// Made by codegen from schema/customers/ClientAccount.jsonld. Never edit: change the source and run `npm run codegen`.
import type { ClientBalance, ClientBalanceInput, ClientBalanceValues } from './ClientBalance.ts';
import type { ClientDeposit, ClientDepositInput, ClientDepositValues } from './ClientDeposit.ts';
import type { ClientEntry, ClientEntryInput, ClientEntryValues } from './ClientEntry.ts';
import type { ClientOrder, ClientOrderInput, ClientOrderValues } from './ClientOrder.ts';
import type { OrderSettlementMethod, OrderSettlementMethodInput, OrderSettlementMethodValues } from '../orders/OrderSettlementMethod.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Account of a client, as answered. */
export interface ClientAccount {
  readonly name: string;
  readonly corporateName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly accountingNumber: string | null;
  readonly isActive: boolean;
  readonly reportingAccount: string | null;
  readonly currency: string;
  readonly timezone: string;
  readonly balances: readonly ClientBalance[];
  readonly orders: readonly ClientOrder[];
  readonly deposits: readonly ClientDeposit[];
  readonly movements: readonly ClientEntry[];
  readonly methods: readonly OrderSettlementMethod[];
}

/** What is accepted for ClientAccount: relations as IRIs. */
export interface ClientAccountInput {
  readonly name: string;
  readonly corporateName?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly accountingNumber?: string | null;
  readonly isActive: boolean;
  readonly reportingAccount?: string | null;
  readonly currency: string;
  readonly timezone: string;
  readonly balances: readonly ClientBalanceInput[];
  readonly orders: readonly ClientOrderInput[];
  readonly deposits: readonly ClientDepositInput[];
  readonly movements: readonly ClientEntryInput[];
  readonly methods: readonly OrderSettlementMethodInput[];
}

/** ClientAccount as the server handles it: relations as ids. */
export interface ClientAccountValues {
  readonly name: string;
  readonly corporateName?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly accountingNumber?: string | null;
  readonly isActive: boolean;
  readonly reportingAccount?: string | null;
  readonly currency: string;
  readonly timezone: string;
  readonly balances: readonly ClientBalanceValues[];
  readonly orders: readonly ClientOrderValues[];
  readonly deposits: readonly ClientDepositValues[];
  readonly movements: readonly ClientEntryValues[];
  readonly methods: readonly OrderSettlementMethodValues[];
}

export const clientAccountDescriptor = {
  "name": "ClientAccount",
  "area": "customers",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "client_account",
  "title": "name",
  "label": {"en":"Account of a client","fr":"Compte d’un client"},
  "plural": {"en":"Accounts of clients","fr":"Comptes de clients"},
  "properties": [
    {"name":"name","kind":"string","label":{"en":"Name","fr":"Nom"},"required":true,"maxLength":255},
    {"name":"corporateName","kind":"string","label":{"en":"Corporate name","fr":"Raison sociale"},"maxLength":255},
    {"name":"email","kind":"email","label":{"en":"E-mail","fr":"Adresse e-mail"},"maxLength":255},
    {"name":"phone","kind":"phone","label":{"en":"Phone","fr":"Téléphone"},"maxLength":255},
    {"name":"accountingNumber","kind":"string","label":{"en":"Account number","fr":"Numéro de compte"},"maxLength":255},
    {"name":"isActive","kind":"boolean","label":{"en":"Active","fr":"Actif"},"required":true},
    {"name":"reportingAccount","kind":"string","label":{"en":"Reporting account","fr":"Compte de reporting"},"maxLength":255},
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"required":true,"maxLength":255},
    {"name":"timezone","kind":"string","label":{"en":"Timezone","fr":"Fuseau horaire"},"required":true,"maxLength":255},
    {"name":"balances","kind":"json","label":{"en":"Balances","fr":"Soldes"},"many":true,"shape":"ClientBalance","required":true},
    {"name":"orders","kind":"json","label":{"en":"Orders not settled","fr":"Commandes non soldées"},"many":true,"shape":"ClientOrder","required":true},
    {"name":"deposits","kind":"json","label":{"en":"Deposits","fr":"Dépôts"},"many":true,"shape":"ClientDeposit","required":true},
    {"name":"movements","kind":"json","label":{"en":"Movements","fr":"Mouvements"},"many":true,"shape":"ClientEntry","required":true},
    {"name":"methods","kind":"json","label":{"en":"Means of payment","fr":"Moyens de paiement"},"many":true,"shape":"OrderSettlementMethod","required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
