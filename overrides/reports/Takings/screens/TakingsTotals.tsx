/** The figures of a period, a row of cards for each currency; the number of orders opens them. */
import { Box, Link as MuiLink, Paper, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Takings } from '../../../../schema/generated/reports/Takings.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { listOrders } from './drill.ts';
import { useTexts } from './useTexts.ts';

const FIGURES = ['total', 'net', 'tax', 'sold', 'refunded', 'taken', 'due'] as const;

export function TakingsTotals({ takings }: { readonly takings: Takings }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  return takings.totals.map((total) => (
    <Box
      key={total.currency}
      component="section"
      aria-label={`${t('takings.title')} ${total.currency}`}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}
    >
      {FIGURES.map((name) => (
        <Figure key={name} label={t(`takings.${name}`)}>
          {formatMoney(total[name], total.currency, locale)}
        </Figure>
      ))}
      <Figure label={t('takings.orders')}>
        <MuiLink component={Link} to={listOrders(takings)}>
          {new Intl.NumberFormat(locale).format(total.orders)}
        </MuiLink>
      </Figure>
    </Box>
  ));
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography variant="h5" component="p" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
        {children}
      </Typography>
    </Paper>
  );
}
