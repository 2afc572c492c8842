/** What the chosen entries come to, at the foot of the window; they are lettered once that is nothing. */
import { Box, Button, Paper, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import type { ClientEntry } from '../../../../schema/generated/customers/ClientEntry.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { sumOpen } from '../model/findSettled.ts';
import { useTexts } from './useTexts.ts';

interface ChosenBarProps {
  readonly chosen: readonly ClientEntry[];
  readonly currency: string;
  readonly isPending: boolean;
  readonly onClear: () => void;
  readonly onLetter: () => void;
}

export function ChosenBar({ chosen, currency, isPending, onClear, onLetter }: ChosenBarProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const debit = chosen.reduce((sum, entry) => sum + entry.debit, 0);
  const credit = chosen.reduce((sum, entry) => sum + entry.credit, 0);
  const left = sumOpen(chosen);
  const isEven = left === 0 && chosen.length > 1;
  return (
    <Paper
      elevation={4}
      sx={{
        position: 'sticky',
        bottom: 8,
        zIndex: 2,
        mt: 2,
        p: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Box role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <Typography sx={{ fontWeight: 600 }} color={isEven ? 'success' : undefined}>
          {t(isEven ? 'lettering.even' : 'lettering.difference', { amount: money(Math.abs(left)) })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('lettering.chosen', { count: chosen.length })} ·{' '}
          {t('lettering.sides', { debit: money(debit), credit: money(credit) })}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button color="inherit" onClick={onClear}>
          {t('lettering.clear')}
        </Button>
        <Button variant="contained" disabled={!isEven || isPending} onClick={onLetter}>
          {t('lettering.letter')}
        </Button>
      </Box>
    </Paper>
  );
}
