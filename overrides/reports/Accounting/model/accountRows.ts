/** The accounts of a period as a spreadsheet has them. Pure. */
import { currencyDigits } from '../../../../schema/currencyDigits.ts';
import type { AccountingReport } from '../../../../schema/generated/reports/AccountingReport.ts';

const HEADS = {
  en: ['Account', 'Name', 'Currency', 'Entries', 'Debit', 'Credit', 'Balance'],
  fr: ['Compte', 'Libellé', 'Devise', 'Écritures', 'Débit', 'Crédit', 'Solde'],
} as const;

/** The head, one row for each account, and their sum; amounts in the currency's own unit. */
export function listAccountRows(
  { accounts, currency }: Pick<AccountingReport, 'accounts' | 'currency'>,
  language: 'en' | 'fr',
): (string | number)[][] {
  const inUnit = (amount: number) => amount / 10 ** currencyDigits(currency);
  const debit = accounts.reduce((sum, account) => sum + account.debit, 0);
  const credit = accounts.reduce((sum, account) => sum + account.credit, 0);
  const entries = accounts.reduce((sum, account) => sum + account.entries, 0);
  return [
    [...HEADS[language]],
    ...accounts.map((one) => [
      one.code,
      one.label,
      currency,
      one.entries,
      ...[one.debit, one.credit, one.debit - one.credit].map(inUnit),
    ]),
    ['', 'Total', currency, entries, ...[debit, credit, debit - credit].map(inUnit)],
  ];
}
