/** The rows of a breakdown of sales as a spreadsheet has them. Pure. */
import { currencyDigits } from '../../../schema/currencyDigits.ts';
import type { SalesBreakdown } from '../../../schema/generated/reports/SalesBreakdown.ts';
import type { SalesQueryValues } from '../../../schema/generated/reports/SalesQuery.ts';

export type SalesBy = SalesQueryValues['by'];
export type SalesBasis = SalesQueryValues['basis'];

const WORDS = {
  en: {
    head: ['Currency', 'Places', 'Sold', 'Given back', 'Net of refunds', 'Excl. VAT', 'VAT'],
    by: {
      show: 'Show',
      performance: 'Performance',
      price: 'Price',
      channel: 'Channel',
      seller: 'Seller',
      method: 'Means of payment',
      rate: 'VAT rate',
      day: 'Day',
    },
    none: { show: 'Fees', performance: 'Fees', price: 'Fees', other: 'Without' },
  },
  fr: {
    head: ['Devise', 'Places', 'Vendu', 'Remboursé', 'Net des remboursements', 'Hors taxes', 'TVA'],
    by: {
      show: 'Spectacle',
      performance: 'Représentation',
      price: 'Tarif',
      channel: 'Canal',
      seller: 'Vendeur',
      method: 'Moyen de paiement',
      rate: 'Taux de TVA',
      day: 'Jour',
    },
    none: { show: 'Frais', performance: 'Frais', price: 'Frais', other: 'Sans' },
  },
} as const;

/** The head and one row for each; amounts in the currency's own unit, a performance with its start in UTC. */
export function listSalesRows(
  { rows }: Pick<SalesBreakdown, 'rows'>,
  by: SalesBy,
  language: 'en' | 'fr',
): (string | number)[][] {
  const words = WORDS[language];
  const nothing = by === 'show' || by === 'performance' || by === 'price' ? words.none[by] : words.none.other;
  const nameOf = ({ label, key, at }: SalesBreakdown['rows'][number]) =>
    [label ?? key ?? nothing, at].filter(Boolean).join(' ');
  return [
    [words.by[by], ...words.head],
    ...rows.map((row) => {
      const inUnit = (amount: number | null) =>
        amount === null ? '' : amount / 10 ** currencyDigits(row.currency);
      return [
        nameOf(row),
        row.currency,
        row.places,
        ...[row.sold, row.refunded, row.total, row.net, row.tax].map(inUnit),
      ];
    }),
  ];
}
