// Made by codegen from schema/reports/AccountingAccount.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Account of a period, as answered. */
export interface AccountingAccount {
  readonly type: string;
  readonly code: string;
  readonly label: string;
  readonly isSet: boolean;
  readonly entries: number;
  readonly currency: string;
  readonly debit: number;
  readonly credit: number;
}

/** What is accepted for AccountingAccount: relations as IRIs. */
export interface AccountingAccountInput {
  readonly type: string;
  readonly code: string;
  readonly label: string;
  readonly isSet: boolean;
  readonly entries: number;
  readonly currency: string;
  readonly debit: number;
  readonly credit: number;
}

/** AccountingAccount as the server handles it: relations as ids. */
export interface AccountingAccountValues {
  readonly type: string;
  readonly code: string;
  readonly label: string;
  readonly isSet: boolean;
  readonly entries: number;
  readonly currency: string;
  readonly debit: number;
  readonly credit: number;
}

export const accountingAccountDescriptor = {
  "name": "AccountingAccount",
  "area": "reports",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "accounting_account",
  "title": "code",
  "label": {"en":"Account of a period","fr":"Compte d’une période"},
  "plural": {"en":"Accounts of a period","fr":"Comptes d’une période"},
  "properties": [
    {"name":"type","kind":"string","label":{"en":"Type","fr":"Type"},"required":true,"maxLength":255},
    {"name":"code","kind":"string","label":{"en":"Account","fr":"Compte"},"required":true,"maxLength":255},
    {"name":"label","kind":"string","label":{"en":"Name","fr":"Nom"},"required":true,"maxLength":255},
    {"name":"isSet","kind":"boolean","label":{"en":"Set","fr":"Réglé"},"required":true,"help":{"en":"Otherwise no reporting account is there for it, and the code is a usual one.","fr":"Sinon aucun compte de reporting ne lui correspond, et le code est usuel."}},
    {"name":"entries","kind":"integer","label":{"en":"Entries","fr":"Écritures"},"required":true},
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"required":true,"maxLength":255},
    {"name":"debit","kind":"money","label":{"en":"Debit","fr":"Débit"},"required":true,"currencyFrom":"currency"},
    {"name":"credit","kind":"money","label":{"en":"Credit","fr":"Crédit"},"required":true,"currencyFrom":"currency"}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
