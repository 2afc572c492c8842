/** An amount of a form by schema, between two bounds, typed as people write it; what is wrong is shown while it is typed. */
import { TextField } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { currencyDigits } from '../../../../schema/currencyDigits.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { parseMoney } from '../../../../src/fields/parseMoney.ts';
import { useTexts } from './useTexts.ts';

interface MoneyFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly currency: string;
  readonly least?: number;
  readonly most?: number;
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

export function MoneyField<Values extends FieldValues>(props: MoneyFieldProps<Values>) {
  const { control, name, label, currency, least = 0, most = Number.MAX_SAFE_INTEGER } = props;
  const t = useTexts();
  const [locale] = useLocaleState();
  const { field, fieldState } = useController({ control, name });
  const text: string = field.value;
  const isEmpty = text.trim() === '';
  const isOut = !isEmpty && readBetween(text, currency, { least, most }) === undefined;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const missing = isEmpty ? fieldState.error?.message : undefined;
  return (
    <TextField
      label={`${label} (${currency})`}
      name={name}
      value={text}
      inputRef={field.ref}
      error={isOut || missing !== undefined}
      helperText={
        isOut
          ? t('settlement.wrongAmount', { least: money(least), most: money(most) })
          : missing && t(missing)
      }
      onBlur={field.onBlur}
      onChange={field.onChange}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      sx={{ maxWidth: 320 }}
    />
  );
}
