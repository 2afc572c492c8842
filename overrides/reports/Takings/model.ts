/** The days of a report, and its rows as a spreadsheet has them. Pure. */
import { currencyDigits } from '../../../schema/currencyDigits.ts';
import type { Takings } from '../../../schema/generated/reports/Takings.ts';

/** A season and its preparation; the ledger is read by its index of instants. */
export const MOST_DAYS = 800;

const DAY = 24 * 3_600_000;

/** Days as `YYYY-MM-DD`. @returns undefined where it is no period, or too long a one */
export function countDays(from: string, to: string): number | undefined {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
  return days >= 1 && days <= MOST_DAYS ? days : undefined;
}

/** @example addDays('2026-03-01', -1) // '2026-02-28' */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

export type Language = 'en' | 'fr';

const WORDS = {
  en: {
    head: ['Kind', 'Name', 'Currency', 'Places', 'Sold', 'Given back', 'Net of refunds', 'Excl. VAT', 'VAT'],
    show: 'Show',
    rate: 'VAT rate',
    method: 'Means of payment',
    fees: 'Fees',
  },
  fr: {
    head: [
      'Type',
      'Nom',
      'Devise',
      'Places',
      'Vendu',
      'Remboursé',
      'Net des remboursements',
      'Hors taxes',
      'TVA',
    ],
    show: 'Spectacle',
    rate: 'Taux de TVA',
    method: 'Moyen de paiement',
    fees: 'Frais',
  },
} as const;

const AMOUNTS = ['sold', 'refunded', 'total', 'net', 'tax'] as const;

/** The head and one row for each show, rate and means of payment; amounts in the currency's own unit. */
export function listTakingsRows(takings: Takings, language: Language): (string | number)[][] {
  const words = WORDS[language];
  const inUnit = (currency: string) => (amount: number) => amount / 10 ** currencyDigits(currency);
  return [
    [...words.head],
    ...takings.shows.map(({ name, currency, places, ...row }) => [
      words.show,
      name ?? words.fees,
      currency,
      places,
      ...AMOUNTS.map((column) => row[column]).map(inUnit(currency)),
    ]),
    ...takings.rates.map(({ rate, currency, ...row }) => [
      words.rate,
      rate,
      currency,
      '',
      ...AMOUNTS.map((column) => row[column]).map(inUnit(currency)),
    ]),
    ...takings.methods.map(({ label, currency, taken, refunded, amount }) => [
      words.method,
      label,
      currency,
      '',
      ...[taken, refunded, amount].map(inUnit(currency)),
      '',
      '',
    ]),
  ];
}
