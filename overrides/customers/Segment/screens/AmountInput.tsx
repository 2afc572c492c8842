/** An amount in the organiser's currency, which segments sum; handed on in minor units. */
import { InputAdornment, TextField } from '@mui/material';
import { useGetOne } from 'ra-core';
import { useState } from 'react';
import { currencyDigits } from '../../../../schema/currencyDigits.ts';
import { parseMoney } from '../../../../src/fields/parseMoney.ts';
import { currentCaller } from '../../../../src/session/currentCaller.ts';

export interface AmountInputProps {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: number | undefined) => void;
}

function useOwnerCurrency(): string | undefined {
  const id = currentCaller()?.contract;
  const { data, error } = useGetOne(
    'Contract',
    { id: String(id), meta: { fields: ['defaultCurrency'] } },
    { enabled: id !== undefined, staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
  return data || error ? String(data?.defaultCurrency ?? 'EUR') : undefined;
}

export function AmountInput(props: AmountInputProps) {
  const currency = useOwnerCurrency();
  if (!currency) return <TextField fullWidth size="small" label={props.label} disabled />;
  return <Typed {...props} currency={currency} />;
}

function Typed({ label, value, onChange, currency }: AmountInputProps & { readonly currency: string }) {
  const digits = currencyDigits(currency);
  const [typed, setTyped] = useState(() =>
    typeof value === 'number' ? (value / 10 ** digits).toFixed(digits) : '',
  );
  return (
    <TextField
      fullWidth
      size="small"
      label={label}
      value={typed}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> },
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(parseMoney(target.value, digits) ?? undefined);
      }}
    />
  );
}
