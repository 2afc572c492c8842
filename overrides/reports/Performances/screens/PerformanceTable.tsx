/** Performances of a period, the latest first: places, numbers, takings, and both documents of each. */
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, Button, Chip, Link as MuiLink, Stack, TableCell, TableRow, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { Link } from 'react-router';
import type { PerformanceTakings } from '../../../../schema/generated/reports/PerformanceTakings.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { openFile } from '../../../../src/generic/record/openFile.ts';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import type { StatementQuery } from './StatementChoices.tsx';
import { useTexts } from './useTexts.ts';

interface PerformanceTableProps {
  readonly performances: readonly PerformanceTakings[];
  readonly query: StatementQuery;
}

/** Not on a phone, where the documents are under the performance. */
const WIDE = { display: { xs: 'none', md: 'table-cell' } } as const;
const NUMBER = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

export function PerformanceTable({ performances, query }: PerformanceTableProps) {
  const t = useTexts();
  return (
    <SmallTable
      label={t('accountability.performances')}
      columns={[
        { name: 'performance', head: t('accountability.performance') },
        { name: 'sold', head: t('accountability.sold'), align: 'right', sx: WIDE },
        { name: 'refunded', head: t('accountability.refunded'), align: 'right', sx: WIDE },
        { name: 'tickets', head: t('accountability.tickets'), align: 'right', sx: WIDE },
        { name: 'takings', head: t('accountability.takings'), align: 'right' },
        { name: 'documents', head: t('accountability.documents'), sx: WIDE },
      ]}
    >
      {performances.map((performance) => (
        <Performance key={performance.eventDate} performance={performance} query={query} />
      ))}
      <Totals performances={performances} />
    </SmallTable>
  );
}

function Performance({ performance, query }: { performance: PerformanceTakings; query: StatementQuery }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { eventDate, show, venue, startDate, timezone, currency, first, last } = performance;
  const date = formatInstant(startDate, timezone, locale, 'dateTime');
  const count = (value: number) => new Intl.NumberFormat(locale).format(value);
  const state = performance.isCancelled ? 'cancelled' : performance.isOver ? 'over' : 'open';
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        <MuiLink
          component={Link}
          to={screenPath('EventDate', 'show', String(eventDate))}
          sx={{ fontWeight: 600 }}
        >
          {show}
        </MuiLink>
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
          <Typography variant="body2" color="textSecondary">
            {venue ? `${date} · ${venue}` : date}
          </Typography>
          {state !== 'over' && (
            <Chip
              size="small"
              variant="outlined"
              color={state === 'cancelled' ? 'error' : 'default'}
              label={t(`accountability.${state}`)}
            />
          )}
        </Stack>
        <Box sx={{ display: { md: 'none' }, ml: -0.5 }}>
          <Documents eventDate={eventDate} name={{ show, date }} query={query} />
        </Box>
      </TableCell>
      <TableCell align="right" sx={{ ...NUMBER, ...WIDE }}>
        {count(performance.sold)}
      </TableCell>
      <TableCell align="right" sx={{ ...NUMBER, ...WIDE }}>
        {count(performance.refunded)}
      </TableCell>
      <TableCell align="right" sx={{ ...NUMBER, ...WIDE }}>
        {first === null ? '–' : `${first}–${last}`}
      </TableCell>
      <TableCell align="right" sx={NUMBER}>
        {formatMoney(performance.amount, currency, locale)}
      </TableCell>
      <TableCell sx={WIDE}>
        <Documents eventDate={eventDate} name={{ show, date }} query={query} />
      </TableCell>
    </TableRow>
  );
}

interface DocumentsProps {
  readonly eventDate: number;
  readonly name: { readonly show: string; readonly date: string };
  readonly query: StatementQuery;
}

function Documents({ eventDate, name, query }: DocumentsProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const statement = useAction('EventDate.accountability');
  const items = useAction('EventDate.accountabilityItems');
  const language = locale === 'fr' ? 'fr' : 'en';
  const open = async (draw: typeof statement | typeof items, label: string) => {
    const drawn = await draw.run({ params: { id: eventDate }, query: { ...query, language } });
    if (drawn.isDone) openFile(drawn.answer, label);
  };
  const documents = [
    ['statement', statement],
    ['items', items],
  ] as const;
  return (
    <>
      <Stack direction="row" sx={{ gap: 0.5, flexWrap: { xs: 'wrap', md: 'nowrap' } }}>
        {documents.map(([kind, draw]) => (
          <Button
            key={kind}
            size="small"
            color="inherit"
            startIcon={<PdfIcon />}
            disabled={draw.isPending}
            aria-label={t(`accountability.${kind}Of`, name)}
            onClick={() => void open(draw, t(`accountability.${kind}Of`, name))}
            sx={{ whiteSpace: 'nowrap', justifyContent: 'flex-start' }}
          >
            {t(`accountability.${kind}`)}
          </Button>
        ))}
      </Stack>
      <ProblemAlert error={statement.refusal?.error ?? items.refusal?.error} />
    </>
  );
}

function Totals({ performances }: Pick<PerformanceTableProps, 'performances'>) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const count = (name: 'sold' | 'refunded') =>
    new Intl.NumberFormat(locale).format(performances.reduce((sum, one) => sum + one[name], 0));
  const currencies = [...new Set(performances.map(({ currency }) => currency))];
  const strong = { fontWeight: 600, ...NUMBER };
  return currencies.map((currency, index) => (
    <TableRow key={currency}>
      <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
        {t('accountability.total')}
      </TableCell>
      <TableCell align="right" sx={{ ...strong, ...WIDE }}>
        {index === 0 && count('sold')}
      </TableCell>
      <TableCell align="right" sx={{ ...strong, ...WIDE }}>
        {index === 0 && count('refunded')}
      </TableCell>
      <TableCell sx={WIDE} />
      <TableCell align="right" sx={strong}>
        {formatMoney(
          performances.filter((one) => one.currency === currency).reduce((sum, one) => sum + one.amount, 0),
          currency,
          locale,
        )}
      </TableCell>
      <TableCell sx={WIDE} />
    </TableRow>
  ));
}
