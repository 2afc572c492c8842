/** The balance of an account, a row of cards for each currency; cash coupons are no money and stand apart. */
import { Box, Paper, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import type { ReactNode } from 'react';
import type { ClientAccount } from '../../../../schema/generated/customers/ClientAccount.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { useTexts } from './useTexts.ts';

export function Balances({ account }: { readonly account: ClientAccount }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  return account.balances.map(({ currency, credit, debit, balance, free, coupons }) => {
    const money = (amount: number) => formatMoney(amount, currency, locale);
    const state = balance > 0 ? 'inCredit' : balance < 0 ? 'owes' : 'settled';
    return (
      <Box
        key={currency}
        component="section"
        aria-label={`${t('client.balance')} ${currency}`}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}
      >
        <Figure
          label={t('client.balance')}
          hint={`${t(`client.${state}`)} · ${t('client.totals', { credit: money(credit), debit: money(debit) })}`}
        >
          {money(Math.abs(balance))}
        </Figure>
        <Figure label={t('client.free')} hint={t('client.freeHint')}>
          {money(free)}
        </Figure>
        {coupons !== 0 && <Figure label={t('client.coupons')}>{money(coupons)}</Figure>}
      </Box>
    );
  });
}

interface FigureProps {
  readonly label: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

function Figure({ label, hint, children }: FigureProps) {
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography variant="h5" component="p" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
        {children}
      </Typography>
      {hint && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
    </Paper>
  );
}
