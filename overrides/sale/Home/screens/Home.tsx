/** `/`: the session and the way to the register, what came in and what needs somebody, and the next performances. */
import { Button, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useGetIdentity, useLocaleState, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useDeskSession } from '../../../desk/DeskSession/screens/useDeskSession.ts';
import { findLocalDay } from '../../CashRegister/model.ts';
import { DayAtAGlance } from './DayAtAGlance.tsx';
import { type HomePerformance, PERFORMANCE_FIELDS, PerformanceCards } from './PerformanceCards.tsx';

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
      const page = await callAction('EventDate.list', { query, fields: PERFORMANCE_FIELDS }, { signal });
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
        <DayAtAGlance />
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
