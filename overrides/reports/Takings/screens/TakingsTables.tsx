/** The takings of a period by show, by VAT rate and by means of payment. */
import { Box, Link as MuiLink, TableCell, TableRow, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Takings } from '../../../../schema/generated/reports/Takings.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { listEntries, listOrders } from './drill.ts';
import { useTexts } from './useTexts.ts';

interface TableProps {
  readonly takings: Takings;
}

const NUMBER = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** A titled table whose first column is a name and whose others are numbers. */
function NumberTable(props: {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly name: ReactNode;
    readonly cells: readonly string[];
  }[];
}) {
  const { title, columns, rows } = props;
  const t = useTexts();
  return (
    <Box>
      <Typography variant="h2" gutterBottom>
        {title}
      </Typography>
      <SmallTable
        label={title}
        columns={columns.map((name, index) => ({
          name,
          head: t(`takings.${name}`),
          ...(index > 0 && { align: 'right' as const }),
        }))}
      >
        {rows.map(({ key, name, cells }) => (
          <TableRow key={key} hover>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            {cells.map((cell, index) => (
              <TableCell key={columns[index + 1]} align="right" sx={NUMBER}>
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </SmallTable>
    </Box>
  );
}

const AMOUNTS = ['sold', 'refunded', 'total', 'net', 'tax'] as const;

export function ShowTable({ takings }: TableProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  return (
    <NumberTable
      title={t('takings.shows')}
      columns={['show', 'places', ...AMOUNTS]}
      rows={takings.shows.map((row) => ({
        key: `${row.ticketing} ${row.currency}`,
        name:
          row.ticketing === null ? (
            t('takings.fees')
          ) : (
            <MuiLink component={Link} to={listOrders(takings, row.ticketing)}>
              {row.name}
            </MuiLink>
          ),
        cells: [
          new Intl.NumberFormat(locale).format(row.places),
          ...AMOUNTS.map((name) => formatMoney(row[name], row.currency, locale)),
        ],
      }))}
    />
  );
}

export function RateTable({ takings }: TableProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <NumberTable
      title={t('takings.rates')}
      columns={['rate', ...AMOUNTS]}
      rows={takings.rates.map((row) => ({
        key: `${row.rate} ${row.currency}`,
        name: percent.format(row.rate / 100),
        cells: AMOUNTS.map((name) => formatMoney(row[name], row.currency, locale)),
      }))}
    />
  );
}

export function MethodTable({ takings }: TableProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  return (
    <NumberTable
      title={t('takings.methods')}
      columns={['method', 'taken', 'refunded', 'amount']}
      rows={takings.methods.map(({ method, label, currency, ...row }) => ({
        key: `${method} ${label} ${currency}`,
        name:
          method === null ? (
            label
          ) : (
            <MuiLink component={Link} to={listEntries(takings, method)}>
              {label}
            </MuiLink>
          ),
        cells: (['taken', 'refunded', 'amount'] as const).map((name) =>
          formatMoney(row[name], currency, locale),
        ),
      }))}
    />
  );
}
