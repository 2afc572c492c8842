/** The figures of a period, a row of cards for each currency; the number of orders opens them. */
import { Box, Link as MuiLink, Paper, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Takings } from '../../../../schema/generated/reports/Takings.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { useComparison } from '../../Comparison/screens/useComparison.ts';
import { useTexts as useReportTexts } from '../../Report/screens/useTexts.ts';
import { listOrders } from './drill.ts';
import { useTexts } from './useTexts.ts';

const FIGURES = ['total', 'net', 'tax', 'sold', 'refunded', 'taken', 'due'] as const;

interface TakingsTotalsProps {
  readonly takings: Takings;
  /** The season before, once it is read. */
  readonly before: Takings | undefined;
}

export function TakingsTotals({ takings, before }: TakingsTotalsProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { writeChange } = useComparison();
  const shared = useReportTexts();
  const describeBefore = (total: Takings['totals'][number], name: (typeof FIGURES)[number] | 'orders') => {
    if (!before) return undefined;
    const past = before.totals.find(({ currency }) => currency === total.currency)?.[name] ?? 0;
    const amount =
      name === 'orders'
        ? new Intl.NumberFormat(locale).format(past)
        : formatMoney(past, total.currency, locale);
    return shared('report.beforeHint', { amount, change: writeChange(total[name], past) });
  };
  return takings.totals.map((total) => (
    <Box
      key={total.currency}
      component="section"
      aria-label={`${t('takings.title')} ${total.currency}`}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}
    >
      {FIGURES.map((name) => (
        <Figure key={name} label={t(`takings.${name}`)} hint={describeBefore(total, name)}>
          {formatMoney(total[name], total.currency, locale)}
        </Figure>
      ))}
      <Figure label={t('takings.orders')} hint={describeBefore(total, 'orders')}>
        <MuiLink component={Link} to={listOrders(takings)}>
          {new Intl.NumberFormat(locale).format(total.orders)}
        </MuiLink>
      </Figure>
    </Box>
  ));
}

interface FigureProps {
  readonly label: string;
  readonly hint: string | undefined;
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
