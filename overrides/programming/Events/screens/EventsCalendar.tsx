/** The programme by month: at a phone's width its days under one another. */
import BeforeIcon from '@mui/icons-material/ChevronLeft';
import AfterIcon from '@mui/icons-material/ChevronRight';
import { Alert, Box, Button, IconButton, Skeleton, Typography, useMediaQuery } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { instantToLocal } from '../../../../schema/localTime.ts';
import { useOwnerTimezone } from '../../../../src/data/useOwnerTimezone.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { listDays, moveDay } from '../../Planning/model/planning.ts';
import { DayLists } from '../../Planning/screens/DayLists.tsx';
import { MOST, usePlan } from '../../Planning/screens/usePlan.ts';
import { WeeksTable } from '../../Planning/screens/WeeksTable.tsx';
import { formatDay } from '../../ShowProgramme/screens/MonthCalendar.tsx';
import { type EventsFilter, queryDates } from '../model/eventsAddress.ts';
import { NoEvents } from './EventsList.tsx';
import { useTexts } from './useTexts.ts';

interface EventsCalendarProps {
  readonly filter: EventsFilter;
  readonly onTotal: (total: string | undefined) => void;
}

export function EventsCalendar({ filter, onTotal }: EventsCalendarProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const navigate = useNavigate();
  const isNarrow = useMediaQuery('(max-width: 899px)');
  const [search, setSearch] = useSearchParams();
  const timezone = useOwnerTimezone() ?? 'UTC';
  const today = instantToLocal(new Date().toISOString(), timezone).slice(0, 10);
  const asked = search.get('month') ?? '';
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : today.slice(0, 7);
  const days = listDays('month', `${month}-01`);
  const also = queryDates({ ...filter, when: 'all' }, { now: new Date(), timezone });
  const { dates: all, error, isPending, hasMore } = usePlan(days, also);
  const shown = isNarrow ? days.filter((day) => day.startsWith(month)) : days;
  const dates = all.filter(({ day }) => shown.includes(day));
  const count = dates.filter(({ day }) => day.startsWith(month)).length;
  useEffect(() => {
    onTotal(isPending ? undefined : t('events.count', { smart_count: count }));
  });
  const go = (to: string) =>
    setSearch(
      (now) => {
        now.set('month', to);
        return now;
      },
      { replace: true },
    );
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
        <IconButton
          aria-label={t('events.before')}
          onClick={() => go(moveDay('month', `${month}-01`, -1).slice(0, 7))}
        >
          <BeforeIcon />
        </IconButton>
        <Typography variant="h2" component="p" aria-live="polite" sx={{ minWidth: 200, textAlign: 'center' }}>
          {formatDay(`${month}-01`, locale, { month: 'long', year: 'numeric' })}
        </Typography>
        <IconButton
          aria-label={t('events.after')}
          onClick={() => go(moveDay('month', `${month}-01`, 1).slice(0, 7))}
        >
          <AfterIcon />
        </IconButton>
        <Button color="inherit" variant="outlined" onClick={() => go(today.slice(0, 7))}>
          {t('events.today')}
        </Button>
      </Box>
      <ProblemAlert error={error} />
      {hasMore && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('events.tooMany', { count: new Intl.NumberFormat(locale).format(MOST) })}
        </Alert>
      )}
      {isPending ? (
        <Skeleton variant="rounded" height={480} />
      ) : error ? null : isNarrow && dates.length === 0 ? (
        <NoEvents filter={{ ...filter, when: 'all' }} />
      ) : isNarrow ? (
        <DayLists days={shown} byDay={Map.groupBy(dates, ({ day }) => day)} />
      ) : (
        <WeeksTable
          days={days}
          byDay={Map.groupBy(dates, ({ day }) => day)}
          today={today}
          month={month}
          onDay={(day) => void navigate(`/event-list/${day}`)}
        />
      )}
    </>
  );
}
