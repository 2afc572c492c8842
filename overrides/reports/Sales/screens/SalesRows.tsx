/** Rows of a breakdown of sales as a chart and its table; each row opens its entries, beside the season before where it is asked for. */
import { Link as MuiLink, Stack, TableCell, TableRow } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { Link } from 'react-router';
import type { SalesBreakdown } from '../../../../schema/generated/reports/SalesBreakdown.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { findBefore } from '../../Comparison/model.ts';
import { useComparison } from '../../Comparison/screens/useComparison.ts';
import { useTexts } from '../../Report/screens/useTexts.ts';
import type { SalesBasis, SalesBy } from '../model.ts';
import { listEntries } from './drill.ts';
import { SalesChart } from './SalesChart.tsx';

const NUMBER = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
const COMPARED = ['before', 'change'] as const;
const AMOUNTS = ['sold', 'refunded', 'total', 'net', 'tax'] as const;

interface RowsProps {
  readonly sales: SalesBreakdown;
  readonly by: SalesBy;
  readonly basis: SalesBasis;
  /** The season before, once it is read. */
  readonly before: SalesBreakdown | undefined;
}

function useRowName({ sales, by }: Pick<RowsProps, 'sales' | 'by'>) {
  const t = useTexts();
  const [locale] = useLocaleState();
  return ({ key, label, at }: SalesBreakdown['rows'][number]): string => {
    if (key === null)
      return t(['show', 'performance', 'price'].includes(by) ? 'report.fees' : 'report.without');
    if (by === 'rate') return `${new Intl.NumberFormat(locale).format(Number(key))} %`;
    if (by === 'day') return formatInstant(`${key}T12:00:00Z`, 'UTC', locale, 'date');
    if (by === 'channel' && (key === 'desk' || key === 'minisite')) return t(`report.channels.${key}`);
    return at ? `${label} · ${formatInstant(at, sales.timezone, locale)}` : (label ?? key);
  };
}

export function SalesRows({ sales, by, basis, before }: RowsProps) {
  const { writeChange } = useComparison();
  const t = useTexts();
  const [locale] = useLocaleState();
  const nameOf = useRowName({ sales, by });
  const hasTax = by !== 'method';
  const amounts = AMOUNTS.filter((name) => hasTax || (name !== 'net' && name !== 'tax'));
  const cellsOf = (row: SalesBreakdown['rows'][number]) => [
    ...(hasTax ? [new Intl.NumberFormat(locale).format(row.places)] : []),
    ...amounts.map((name) => formatMoney(row[name] ?? 0, row.currency, locale)),
  ];
  const heads = [...(hasTax ? (['places'] as const) : []), ...amounts];
  const compare = (row: SalesBreakdown['rows'][number], past: SalesBreakdown['rows'][number] | undefined) =>
    before
      ? [past ? formatMoney(past.total, row.currency, locale) : '–', writeChange(row.total, past?.total ?? 0)]
      : [];
  const [{ currency = 'EUR' } = {}] = sales.totals;
  const bars = sales.rows
    .filter((row) => row.currency === currency)
    .map((row) => ({
      key: String(row.key),
      name: nameOf(row),
      amount: row.total,
      before: before && (findBefore(before.rows, by, row)?.total ?? 0),
    }));
  const words = { total: t('report.total'), by: t(`report.bys.${by}`).toLowerCase() };
  return (
    <Stack spacing={3}>
      {bars.length > 1 && (
        <SalesChart
          title={t('report.chart', words)}
          currency={currency}
          bars={bars}
          isByTime={by === 'day'}
        />
      )}
      <SmallTable
        label={t(`report.bys.${by}`)}
        columns={[
          { name: 'name', head: t(`report.bys.${by}`) },
          ...heads.map((name) => ({ name, head: t(`report.${name}`), align: 'right' as const })),
          ...(before ? COMPARED : []).map((name) => ({
            name,
            head: t(`report.${name}`),
            align: 'right' as const,
          })),
        ]}
      >
        {sales.rows.map((row) => {
          const to = listEntries(sales, { by, basis }, row);
          return (
            <TableRow key={`${row.key} ${row.currency}`} hover>
              <TableCell component="th" scope="row">
                {to ? (
                  <MuiLink component={Link} to={to}>
                    {nameOf(row)}
                  </MuiLink>
                ) : (
                  nameOf(row)
                )}
              </TableCell>
              {[...cellsOf(row), ...compare(row, before && findBefore(before.rows, by, row))].map(
                (cell, index) => (
                  <TableCell key={[...heads, ...COMPARED][index]} align="right" sx={NUMBER}>
                    {cell}
                  </TableCell>
                ),
              )}
            </TableRow>
          );
        })}
        {sales.totals.map((row) => (
          <TableRow key={row.currency}>
            <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
              {t('report.sum')}
            </TableCell>
            {[
              ...cellsOf(row),
              ...compare(
                row,
                before?.totals.find((one) => one.currency === row.currency),
              ),
            ].map((cell, index) => (
              <TableCell
                key={[...heads, ...COMPARED][index]}
                align="right"
                sx={{ ...NUMBER, fontWeight: 600 }}
              >
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </SmallTable>
    </Stack>
  );
}
