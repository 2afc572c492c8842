/** `/`: what a seller needs today — the session, tonight's performances with what is sold, the way to the register. */
import { Box, Button, LinearProgress, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useGetIdentity, useLocaleState, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useDeskSession } from '../../../desk/DeskSession/screens/useDeskSession.ts';
import { FailedUpdates } from '../../../jobs/DeadLetter/screens/FailedUpdates.tsx';
import { UnreleasedCarts } from '../../Cart/screens/UnreleasedCarts.tsx';
import { findLocalDay } from '../../CashRegister/model.ts';

const FIELDS = [
  'startDate',
  'totalStock',
  'unlimitedStock',
  // Places sold of the stock, whether a ticket is made for them or not.
  'soldItems',
  'bookableStock',
  { ticketing: ['title', 'color', 'timezone', { venue: ['name'] }] },
] as const;

type HomePerformance = RecordOf<'EventDate', typeof FIELDS>;

export function Home() {
  const translate = useTranslate();
  const { data: identity } = useGetIdentity();
  const maySell = useHas('sales.sell');
  const isAtDesk = useHas('desk.operate');
  const performances = useQuery({
    queryKey: ['home-performances'],
    queryFn: async ({ signal }) => {
      const query = {
        'startDate[gte]': new Date(Date.now() - 24 * 3_600_000).toISOString(),
        'order[startDate]': 'asc',
        status: 'opened',
        itemsPerPage: 20,
      };
      const page = await callAction('EventDate.list', { query, fields: FIELDS }, { signal });
      return page.member;
    },
  });
  return (
    <Page
      title={translate('home.greeting', { name: identity?.fullName ?? '' })}
      subtitle={isAtDesk && <SessionLine timezone={performances.data?.[0]?.ticketing.timezone} />}
      actions={
        <>
          {isAtDesk && (
            <Button component={Link} to="/sales" variant="outlined">
              {translate('home.sales')}
            </Button>
          )}
          {maySell && (
            <Button component={Link} to="/sales/cash-register" variant="contained">
              {translate('home.sell')}
            </Button>
          )}
        </>
      }
    >
      <Stack spacing={4} sx={{ maxWidth: 1200 }}>
        <UnreleasedCarts />
        <FailedUpdates />
        {performances.error && <ProblemAlert error={performances.error} />}
        {performances.isPending && <Skeleton variant="rounded" height={180} />}
        {performances.data && <Programme performances={performances.data} />}
      </Stack>
    </Page>
  );
}

function SessionLine({ timezone }: { readonly timezone: string | undefined }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { session, isPending } = useDeskSession();
  if (isPending) return <Skeleton width={240} />;
  return (
    <Typography>
      {session
        ? translate('home.sessionOpen', {
            number: session.sessionNumber,
            time: formatInstant(session.startDate, timezone ?? 'UTC', locale, 'time'),
          })
        : translate('home.sessionClosed')}
    </Typography>
  );
}

function Programme({ performances }: { readonly performances: readonly HomePerformance[] }) {
  const translate = useTranslate();
  const isToday = ({ startDate, ticketing }: HomePerformance) =>
    findLocalDay(startDate, ticketing.timezone) === findLocalDay(new Date(), ticketing.timezone);
  const today = performances.filter(isToday);
  const soon = performances
    .filter((item) => !isToday(item) && Date.parse(item.startDate) > Date.now())
    .slice(0, 6);
  return (
    <>
      <Stack component="section" spacing={2}>
        <Typography variant="h2">{translate('home.today')}</Typography>
        {today.length === 0 && (
          <EmptyState
            title={translate('home.none')}
            text={translate(soon.length > 0 ? 'home.noneHint' : 'home.noneAtAllHint')}
          />
        )}
        <PerformanceCards performances={today} style="time" />
      </Stack>
      {soon.length > 0 && (
        <Stack component="section" spacing={2}>
          <Typography variant="h2">{translate('home.soon')}</Typography>
          <PerformanceCards performances={soon} style="dateTime" />
        </Stack>
      )}
    </>
  );
}

function PerformanceCards(props: {
  readonly performances: readonly HomePerformance[];
  readonly style: 'time' | 'dateTime';
}) {
  const [locale] = useLocaleState();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' }}>
      {props.performances.map((performance) => (
        <Paper
          key={performance['@id']}
          variant="outlined"
          sx={{ p: 2, borderTop: 4, borderTopColor: performance.ticketing.color ?? 'divider' }}
        >
          <Typography sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
            {formatInstant(performance.startDate, performance.ticketing.timezone, locale, props.style)}
          </Typography>
          <Typography variant="subtitle1" component="p" noWrap>
            {performance.ticketing.title}
          </Typography>
          <Typography variant="body2" color="textSecondary" gutterBottom noWrap>
            {performance.ticketing.venue?.name}
          </Typography>
          <SoldBar performance={performance} />
        </Paper>
      ))}
    </Box>
  );
}

function SoldBar({ performance }: { readonly performance: HomePerformance }) {
  const translate = useTranslate();
  const { soldItems: sold, totalStock: total, unlimitedStock } = performance;
  if (unlimitedStock || !total) {
    return <Typography variant="body2">{translate('home.soldUnlimited', { sold })}</Typography>;
  }
  const label = translate('home.sold', { sold, total });
  return (
    <>
      <LinearProgress variant="determinate" value={Math.min(100, (100 * sold) / total)} aria-label={label} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {label}
      </Typography>
    </>
  );
}
