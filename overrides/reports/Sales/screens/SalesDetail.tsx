/** `/report/sales/detail`: sales of a period by one thing at a time, by the date that counts; each row opens its entries. */
import { MenuItem, Link as MuiLink, Stack, TableCell, TableRow, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { Link } from 'react-router';
import type { SalesBreakdown } from '../../../../schema/generated/reports/SalesBreakdown.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { FileButton } from '../../Report/screens/FileButton.tsx';
import { ReportDays } from '../../Report/screens/ReportDays.tsx';
import { ReportTabs } from '../../Report/screens/ReportTabs.tsx';
import { useDays } from '../../Report/screens/useDays.ts';
import { useTexts } from '../../Report/screens/useTexts.ts';
import type { SalesBasis, SalesBy } from '../model.ts';
import { listEntries } from './drill.ts';

const BYS = ['show', 'performance', 'price', 'channel', 'seller', 'method', 'rate', 'day'] as const;
const BASES = ['sale_date', 'event_end', 'deposit_date'] as const;

export function SalesDetail() {
  const t = useTexts();
  const { days, asked, setAsked, choose } = useDays();
  const by = BYS.find((one) => one === asked.get('by')) ?? 'show';
  const basis = BASES.find((one) => one === asked.get('basis')) ?? 'sale_date';
  const { data, error, refetch } = useQuery({
    queryKey: ['sales', days.from, days.to, by, basis],
    queryFn: ({ signal }) => callAction('GET /reports/sales', { query: { ...days, by, basis } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const change = (name: 'by' | 'basis', value: string) =>
    setAsked((before) => new URLSearchParams({ ...Object.fromEntries(before), [name]: value }), {
      replace: true,
    });
  return (
    <Page
      title={t('report.detail')}
      subtitle={t('report.detailHint')}
      width="wide"
      above={<ReportTabs current="detail" />}
      actions={
        data && (
          <FileButton
            call="GET /reports/sales.csv"
            label={t('report.csv')}
            query={{ from: data.from, to: data.to, by, basis }}
            filename={`${by}-${data.from}-${data.to}.csv`}
          />
        )
      }
    >
      <Stack spacing={3}>
        {data && <ReportDays {...data} onChoose={choose} />}
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
          <Choice label={t('report.by')} value={by} onChange={(value) => change('by', value)}>
            {BYS.map((one) => [one, t(`report.bys.${one}`)])}
          </Choice>
          <Choice label={t('report.basis')} value={basis} onChange={(value) => change('basis', value)}>
            {BASES.map((one) => [one, t(`report.bases.${one}`)])}
          </Choice>
        </Stack>
        <ProblemAlert error={error} onRetry={() => void refetch()} />
        {!data && !error && <Loading />}
        {data?.rows.length === 0 && <EmptyState title={t('report.none')} text={t('report.noneHint')} />}
        {data && data.rows.length > 0 && <Rows sales={data} by={by} basis={basis} />}
      </Stack>
    </Page>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: readonly (readonly [value: string, text: string])[];
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      sx={{ minWidth: 200 }}
    >
      {children.map(([one, text]) => (
        <MenuItem key={one} value={one}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}

const NUMBER = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
const AMOUNTS = ['sold', 'refunded', 'total', 'net', 'tax'] as const;

interface RowsProps {
  readonly sales: SalesBreakdown;
  readonly by: SalesBy;
  readonly basis: SalesBasis;
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

function Rows({ sales, by, basis }: RowsProps) {
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
  return (
    <SmallTable
      label={t(`report.bys.${by}`)}
      columns={[
        { name: 'name', head: t(`report.bys.${by}`) },
        ...heads.map((name) => ({ name, head: t(`report.${name}`), align: 'right' as const })),
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
            {cellsOf(row).map((cell, index) => (
              <TableCell key={heads[index]} align="right" sx={NUMBER}>
                {cell}
              </TableCell>
            ))}
          </TableRow>
        );
      })}
      {sales.totals.map((row) => (
        <TableRow key={row.currency}>
          <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
            {t('report.sum')}
          </TableCell>
          {cellsOf(row).map((cell, index) => (
            <TableCell key={heads[index]} align="right" sx={{ ...NUMBER, fontWeight: 600 }}>
              {cell}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </SmallTable>
  );
}
