/** Performances under the day they are played on, as many as are asked for. */
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { instantToLocal } from '../../../../schema/localTime.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { useOwnerTimezone } from '../../../../src/data/useOwnerTimezone.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { formatDay } from '../../ShowProgramme/screens/MonthCalendar.tsx';
import type { EventsFilter } from '../model/eventsAddress.ts';
import { EventRow } from './EventRow.tsx';
import { type ListedEvent, useDates } from './useEvents.ts';
import { useTexts } from './useTexts.ts';

/** A page of rows, and as many more a press. */
const STEP = 50;
/** As many as the server gives at once. */
const MOST = 1000;

interface EventsListProps {
  readonly filter: EventsFilter;
  readonly onTotal: (total: string | undefined) => void;
}

export function EventsList({ filter, onTotal }: EventsListProps) {
  const t = useTexts();
  const [many, setMany] = useState(STEP);
  const { data, error, isPending, refetch } = useDates(filter, many, useOwnerTimezone());
  const total = data?.totalItems;
  useEffect(() => {
    onTotal(total === undefined ? undefined : t('events.count', { smart_count: total }));
  });
  if (error) return <ProblemAlert error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton variant="rounded" height={420} />;
  if (data.member.length === 0) return <NoEvents filter={filter} />;
  return (
    <>
      <DayGroups dates={data.member} />
      {data.totalItems > data.member.length && many < MOST && (
        <Button
          color="inherit"
          variant="outlined"
          sx={{ mt: 3 }}
          onClick={() => setMany((now) => Math.min(MOST, now + STEP))}
        >
          {t('events.more')}
        </Button>
      )}
    </>
  );
}

/** Rows under the days of their venues' clocks. */
export function DayGroups({ dates }: { readonly dates: readonly ListedEvent[] }) {
  const [locale] = useLocaleState();
  const dayOf = ({ startDate, ticketing }: ListedEvent) =>
    instantToLocal(startDate, ticketing.timezone).slice(0, 10);
  const style = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {[...Map.groupBy(dates, dayOf)].map(([day, played]) => (
        <Box component="section" key={day} aria-label={formatDay(day, locale, style)}>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {formatDay(day, locale, style)}
          </Typography>
          <Box
            component="ul"
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              bgcolor: 'background.paper',
              '& > li + li': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            {played.map((date) => (
              <EventRow key={date['@id']} date={date} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Nothing there at all, or nothing that is looked for. */
export function NoEvents({ filter }: Pick<EventsListProps, 'filter'>) {
  const t = useTexts();
  const mayWrite = useHas('programming.write');
  const isFiltered = filter.state || filter.find || filter.venue || filter.when !== 'coming';
  if (isFiltered) return <EmptyState title={t('events.noneFound')} text={t('events.noneFoundHint')} />;
  return (
    <EmptyState
      title={t('events.none')}
      {...(mayWrite && {
        text: t('events.noneHint'),
        action: (
          <Button component={Link} to={screenPath('EventDate', 'create')} variant="contained">
            {t('events.newShow')}
          </Button>
        ),
      })}
    />
  );
}
