/** An amount in minor units → text for people. Nothing in the product divides by 100 elsewhere. */
import { currencyDigits } from '../../schema/currencyDigits.ts';

/**
 * @param amount integer in the currency's minor unit
 * @example formatMoney(2850, 'EUR', 'fr') // '28,50 €'
 * @example formatMoney(1200, 'XPF', 'fr') // '1 200 FCFP'
 */
export function formatMoney(amount: number | null | undefined, currency: string, locale: string): string {
  if (amount === null || amount === undefined) return '';
  const digits = currencyDigits(currency);
  const value = amount / 10 ** digits;
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(value);
  } catch {
    return new Intl.NumberFormat(locale, { minimumFractionDigits: digits }).format(value);
  }
}
