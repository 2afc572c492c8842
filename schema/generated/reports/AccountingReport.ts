// Made by codegen from schema/reports/AccountingReport.jsonld. Never edit: change the source and run `npm run codegen`.
import type { AccountingAccount, AccountingAccountInput, AccountingAccountValues } from './AccountingAccount.ts';
import type { EntityDescriptor } from '../../descriptor.ts';

/** Accounts of a period, as answered. */
export interface AccountingReport {
  readonly today: string;
  readonly from: string;
  readonly to: string;
  readonly start: string;
  readonly end: string;
  readonly timezone: string;
  readonly currency: string;
  readonly currencies: readonly string[];
  readonly accounts: readonly AccountingAccount[];
}

/** What is accepted for AccountingReport: relations as IRIs. */
export interface AccountingReportInput {
  readonly today: string;
  readonly from: string;
  readonly to: string;
  readonly start: string;
  readonly end: string;
  readonly timezone: string;
  readonly currency: string;
  readonly currencies: readonly string[];
  readonly accounts: readonly AccountingAccountInput[];
}

/** AccountingReport as the server handles it: relations as ids. */
export interface AccountingReportValues {
  readonly today: string;
  readonly from: string;
  readonly to: string;
  readonly start: string;
  readonly end: string;
  readonly timezone: string;
  readonly currency: string;
  readonly currencies: readonly string[];
  readonly accounts: readonly AccountingAccountValues[];
}

export const accountingReportDescriptor = {
  "name": "AccountingReport",
  "area": "reports",
  "api": "ticketing",
  "collection": "",
  "scope": "value",
  "table": "accounting_report",
  "title": "from",
  "label": {"en":"Accounts of a period","fr":"Comptes d’une période"},
  "plural": {"en":"Accounts of periods","fr":"Comptes de périodes"},
  "properties": [
    {"name":"today","kind":"date","label":{"en":"Today","fr":"Aujourd’hui"},"required":true},
    {"name":"from","kind":"date","label":{"en":"First day","fr":"Premier jour"},"required":true},
    {"name":"to","kind":"date","label":{"en":"Last day","fr":"Dernier jour"},"required":true},
    {"name":"start","kind":"dateTime","label":{"en":"From","fr":"Du"},"required":true},
    {"name":"end","kind":"dateTime","label":{"en":"Until","fr":"Jusqu’au"},"required":true},
    {"name":"timezone","kind":"string","label":{"en":"Timezone","fr":"Fuseau horaire"},"required":true,"maxLength":255},
    {"name":"currency","kind":"string","label":{"en":"Currency","fr":"Devise"},"required":true,"maxLength":255},
    {"name":"currencies","kind":"string","label":{"en":"Currencies","fr":"Devises"},"many":true,"required":true},
    {"name":"accounts","kind":"json","label":{"en":"Accounts","fr":"Comptes"},"many":true,"shape":"AccountingAccount","required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
