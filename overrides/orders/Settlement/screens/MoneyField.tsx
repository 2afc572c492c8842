/** An amount between two bounds, typed as people write it; what is wrong is shown under it. */
import { TextField } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { currencyDigits } from '../../../../schema/currencyDigits.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { parseMoney } from '../../../../src/fields/parseMoney.ts';
import { useTexts } from './useTexts.ts';

interface MoneyFieldProps {
  readonly label: string;
  readonly currency: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly least?: number;
  readonly most?: number;
  readonly help?: string | undefined;
}

/** An amount as somebody of that language would type it. @example writeAmount(1250, 'EUR', 'fr') // '12,50' */
export function writeAmount(amount: number, currency: string, locale: string): string {
  const digits = currencyDigits(currency);
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });
  return format.format(amount / 10 ** digits);
}

/** @returns minor units; undefined where it is no amount within the bounds */
export function readBetween(
  text: string,
  currency: string,
  { least = 0, most = Number.MAX_SAFE_INTEGER }: { readonly least?: number; readonly most?: number },
): number | undefined {
  const amount = parseMoney(text, currencyDigits(currency));
  return typeof amount === 'number' && amount >= least && amount <= most ? amount : undefined;
}

export function MoneyField({
  label,
  currency,
  text,
  onText,
  least = 0,
  most = Number.MAX_SAFE_INTEGER,
  help,
}: MoneyFieldProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const isWrong = text.trim() !== '' && readBetween(text, currency, { least, most }) === undefined;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  return (
    <TextField
      label={`${label} (${currency})`}
      value={text}
      error={isWrong}
      helperText={isWrong ? t('settlement.wrongAmount', { least: money(least), most: money(most) }) : help}
      onChange={(event) => onText(event.target.value)}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      sx={{ maxWidth: 320 }}
    />
  );
}
