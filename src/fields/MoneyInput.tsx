/** An amount typed as people write it, kept in minor units of the currency that the record points to. */
import { InputAdornment } from '@mui/material';
import { useLocale } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { currencyDigits } from '../../schema/currencyDigits.ts';
import { FormField, useFormField } from './FormField.tsx';
import type { InputProps } from './InputProps.ts';
import { parseMoney } from './parseMoney.ts';
import { useFormValue } from './useFormValue.ts';
import { useRetyped } from './useRetyped.ts';

export function MoneyInput({
  currencyFrom,
  ...input
}: InputProps & { readonly currencyFrom?: string | undefined }) {
  const locale = useLocale() ?? 'en';
  const currency = useFormValue(currencyFrom);
  const code = typeof currency === 'string' ? currency : undefined;
  const digits = code ? currencyDigits(code) : 2;
  const [isWrong, setWrong] = useState(false);
  const wrong = useRef(false);
  wrong.current = isWrong;
  const bound = useFormField(input, { extra: () => (wrong.current ? 'app.money.invalid' : undefined) });
  const { value, onChange } = bound.field;
  const written = typeof value === 'number' ? (value / 10 ** digits).toFixed(digits) : '';
  const [draft, setDraft] = useState(written);
  const sent = useRef<unknown>(value);
  useEffect(() => {
    // A value from elsewhere (loaded, reset, another currency) is written anew; one's own typing is left alone.
    if (sent.current !== value || wrong.current === false) {
      setDraft((old) => (parseMoney(old, digits) === (value ?? null) ? old : written));
      sent.current = value;
    }
  }, [value, written, digits]);
  const type = (text: string) => {
    setDraft(text);
    const amount = parseMoney(text, digits);
    wrong.current = amount === undefined;
    setWrong(amount === undefined);
    sent.current = amount ?? null;
    remember(text, amount ?? null);
    onChange(amount ?? null);
  };
  const remember = useRetyped({ value, scale: digits, type });
  return (
    <FormField
      bound={bound}
      value={locale === 'fr' ? draft.replace('.', ',') : draft}
      onChange={(event) => type(event.target.value)}
      slotProps={{
        htmlInput: { inputMode: 'decimal', className: 'num' },
        ...(code && { input: { endAdornment: <InputAdornment position="end">{code}</InputAdornment> } }),
      }}
    />
  );
}
