/** How many of each coin and note: Enter goes to the next, and the amount is beside it. */
import { Box, TextField, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import type { KeyboardEvent } from 'react';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { useTexts } from './useTexts.ts';

interface CountFieldsProps {
  readonly values: readonly number[];
  readonly currency: string;
  /** By value: how many were typed. */
  readonly quantities: Readonly<Record<number, number>>;
  readonly onQuantity: (value: number, quantity: number) => void;
}

function goOn(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll('input')];
  fields[fields.indexOf(event.target as HTMLInputElement) + 1]?.focus();
}

export function CountFields({ values, currency, quantities, onQuantity }: CountFieldsProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const money = (amount: number) => formatMoney(amount, currency, locale);
  return (
    <Box
      role="group"
      aria-label={t('drawer.count')}
      onKeyDown={goOn}
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 1,
        alignItems: 'center',
        gridTemplateColumns: 'minmax(5rem, auto) 6rem 1fr',
      }}
    >
      {values.map((value) => {
        const quantity = quantities[value] ?? 0;
        return (
          <Box key={value} sx={{ display: 'contents' }}>
            <Typography align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {money(value)}
            </Typography>
            <TextField
              size="small"
              value={quantity === 0 ? '' : String(quantity)}
              onChange={(event) => {
                const digits = event.target.value.replace(/\D/g, '').slice(0, 5);
                onQuantity(value, Number(digits));
              }}
              slotProps={{
                htmlInput: {
                  inputMode: 'numeric',
                  autoComplete: 'off',
                  'aria-label': t('drawer.pieces', { value: money(value) }),
                },
              }}
            />
            <Typography color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {quantity > 0 && money(value * quantity)}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
