/** An amount in the currency that its record names. */
import { useLocale } from 'ra-core';
import { getPath } from '../../data/paths.ts';
import { formatMoney } from '../formatMoney.ts';
import type { ValueProps } from './ValueProps.ts';

export function MoneyValue({ property, record, value }: ValueProps) {
  const locale = useLocale() ?? 'en';
  return <span className="num">{formatAmount(value, getPath(record, property.currencyFrom), locale)}</span>;
}

/** Without a known currency the amount is shown bare rather than in a guessed one. */
function formatAmount(value: unknown, currency: unknown, locale: string): string {
  if (typeof currency === 'string') return formatMoney(Number(value), currency, locale);
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(Number(value) / 100);
}
