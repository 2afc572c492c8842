/** What is typed before the money is taken: what was handed over in cash, or what each of several methods pays. */
import { Box, Button, TextField } from '@mui/material';
import { useLocaleState, useTranslate } from 'ra-core';
import { currencyDigits } from '../../../../../schema/currencyDigits.ts';
import { formatMoney } from '../../../../../src/fields/formatMoney.ts';
import { CASH } from '../../../Payment/model.ts';
import { suggestGiven } from '../../model/tender.ts';
import type { TypedTender } from './useTypedTender.ts';

interface AmountFieldsProps {
  readonly typed: TypedTender;
  readonly total: number;
  readonly currency: string;
}

export function AmountFields({ typed, total, currency }: AmountFieldsProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { asks, asked } = typed;
  const digits = currencyDigits(currency);
  const [first] = asked;
  const nameOf = ({ code, name }: (typeof asked)[number]) => {
    if (asks === 'given') return translate('register.given');
    return code === CASH ? translate('register.cashPart') : translate('register.partBy', { name });
  };
  return (
    <>
      {asked.map((method) => (
        <TextField
          key={method.id}
          autoFocus={method === first}
          label={nameOf(method)}
          placeholder={asks === 'given' ? formatMoney(total, currency, locale) : undefined}
          value={typed.textOf(method)}
          error={typed.isWrong(method)}
          onChange={(event) => typed.setText(method, event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal' }, inputLabel: { shrink: true } }}
        />
      ))}
      {asks === 'given' && first && (
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
          {suggestGiven(total, currency).map((sum) => (
            <Button
              key={sum}
              variant="outlined"
              onClick={() => typed.setText(first, String(sum / 10 ** digits))}
            >
              {sum === total ? translate('register.exact') : formatMoney(sum, currency, locale)}
            </Button>
          ))}
        </Box>
      )}
    </>
  );
}
