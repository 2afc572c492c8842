/** `/report/programming`: how full the performances of a period are, and what they took. */
import {
  Box,
  Button,
  LinearProgress,
  Link as MuiLink,
  Stack,
  TableCell,
  TableRow,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { Link } from 'react-router';
import type { PerformanceTakings } from '../../../../schema/generated/reports/PerformanceTakings.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { DayChoice } from '../../Period/screens/DayChoice.tsx';
import { ReportTabs } from '../../Report/screens/ReportTabs.tsx';
import { useDays } from '../../Report/screens/useDays.ts';
import { useTexts } from '../../Report/screens/useTexts.ts';
import { addDays } from '../../Takings/model.ts';

export function ProgrammingReport() {
  const t = useTexts();
  const { days, choose } = useDays();
  const { data, error, refetch } = useQuery({
    queryKey: ['performances', days.from, days.to],
    queryFn: ({ signal }) => callAction('GET /accountability/performances', { query: days }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title={t('report.programming')}
      subtitle={t('report.programmingHint')}
      width="wide"
      above={<ReportTabs current="programming" />}
      actions={
        <Button
          component={Link}
          to={data ? `/accountability?from=${data.from}&to=${data.to}` : '/accountability'}
          variant="outlined"
          color="inherit"
        >
          {t('report.statements')}
        </Button>
      }
    >
      <Stack spacing={3}>
        {data && (
          <DayChoice
            from={data.from}
            to={data.to}
            labels={{ from: t('report.from'), to: t('report.to') }}
            presets={[
              { label: t('report.week'), from: addDays(data.today, -6), to: data.today },
              { label: t('report.today'), from: data.today, to: data.today },
              { label: t('report.coming'), from: data.today, to: addDays(data.today, 29) },
            ]}
            onChoose={choose}
          />
        )}
        <ProblemAlert error={error} onRetry={() => void refetch()} />
        {!data && !error && <Loading />}
        {data?.performances.length === 0 && (
          <EmptyState title={t('report.none')} text={t('report.noneHint')} />
        )}
        {data && data.performances.length > 0 && <Performances performances={data.performances} />}
      </Stack>
    </Page>
  );
}

const NUMBER = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

function Performances({ performances }: { readonly performances: readonly PerformanceTakings[] }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const count = (value: number) => new Intl.NumberFormat(locale).format(value);
  return (
    <SmallTable
      label={t('report.programming')}
      columns={[
        { name: 'performance', head: t('report.performance') },
        { name: 'places', head: t('report.places'), align: 'right' },
        { name: 'capacity', head: t('report.capacity'), align: 'right' },
        { name: 'filled', head: t('report.filled') },
        { name: 'total', head: t('report.total'), align: 'right' },
      ]}
    >
      {performances.map(
        ({ eventDate, show, startDate, timezone, sold, refunded, stock, amount, currency }) => (
          <TableRow key={eventDate} hover>
            <TableCell component="th" scope="row">
              <MuiLink component={Link} to={screenPath('EventDate', 'show', String(eventDate))}>
                {show}
              </MuiLink>
              <Typography variant="body2" color="textSecondary">
                {formatInstant(startDate, timezone, locale)}
              </Typography>
            </TableCell>
            <TableCell align="right" sx={NUMBER}>
              {count(sold - refunded)}
            </TableCell>
            <TableCell align="right" sx={NUMBER}>
              {stock === null ? t('report.unlimited') : count(stock)}
            </TableCell>
            <TableCell>
              <Filled places={sold - refunded} stock={stock} label={show} />
            </TableCell>
            <TableCell align="right" sx={NUMBER}>
              {formatMoney(amount, currency, locale)}
            </TableCell>
          </TableRow>
        ),
      )}
    </SmallTable>
  );
}

interface FilledProps {
  readonly places: number;
  readonly stock: number | null;
  readonly label: string;
}

function Filled({ places, stock, label }: FilledProps) {
  const [locale] = useLocaleState();
  if (!stock) return '–';
  const share = places / stock;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 120 }}>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, share * 100)}
        aria-label={label}
        sx={{ flexGrow: 1, height: 8, borderRadius: 4 }}
      />
      <Box component="span" sx={NUMBER}>
        {percent.format(share)}
      </Box>
    </Box>
  );
}
