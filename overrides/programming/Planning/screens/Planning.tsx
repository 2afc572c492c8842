/**
 * `/planning`: what plays by month, week, day and venue, with the clashes of rooms; `/event-list/{date}` is a day of it.
 * The address names the view, the day and the venue, so that it can be sent to a colleague and gone back to.
 */
import BeforeIcon from '@mui/icons-material/ChevronLeft';
import AfterIcon from '@mui/icons-material/ChevronRight';
import {
  Alert,
  Box,
  Button,
  IconButton,
  MenuItem,
  Skeleton,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useLocaleState } from 'ra-core';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { instantToLocal } from '../../../../schema/localTime.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { unprinted } from '../../../../src/theme/unprinted.ts';
import { formatDay } from '../../ShowProgramme/screens/MonthCalendar.tsx';
import { isView, listDays, moveDay, VIEWS, type View } from '../model/planning.ts';
import { DayLists } from './DayLists.tsx';
import { MOST, type Planned, usePlan } from './usePlan.ts';
import { useTexts } from './useTexts.ts';
import { VenuesTable } from './VenuesTable.tsx';
import { WeeksTable } from './WeeksTable.tsx';

const isDay = (text: string | null | undefined): text is string =>
  /^\d{4}-\d\d-\d\d$/.test(text ?? '') && !Number.isNaN(Date.parse(`${text}T00:00Z`));

const findToday = (timezone = Intl.DateTimeFormat().resolvedOptions().timeZone) =>
  instantToLocal(new Date().toISOString(), timezone).slice(0, 10);

export function Planning() {
  const t = useTexts();
  const [locale] = useLocaleState();
  const navigate = useNavigate();
  const { date } = useParams();
  const [search] = useSearchParams();
  const isNarrow = useMediaQuery('(max-width: 899px)');
  const mayWrite = useHas('programming.write');
  // Where to begin; which day is marked follows the clock of the venues.
  const start = findToday();
  const wanted = search.get('view');
  const view: View = date ? 'day' : isView(wanted) ? wanted : 'month';
  const given = date ?? search.get('date');
  const day = isDay(given) ? given : start;
  const chosenVenue = search.get('venue') ?? '';
  const days = listDays(view, day);
  const { dates: all, error, isPending, isPlaceholderData, hasMore } = usePlan(days);
  const today = findToday(all[0]?.listed.ticketing.timezone);
  const within = all.filter((each) => days.includes(each.day));
  const venues = new Map(within.flatMap(({ venue }) => (venue ? [[venue.id, venue.name] as const] : [])));
  const venue = venues.has(chosenVenue) ? chosenVenue : '';
  const dates = venue ? within.filter((each) => each.venue?.id === venue) : within;
  const byDay = Map.groupBy(dates, (each) => each.day);
  const clashes = dates.filter((each) => each.clashes.length > 0).length;
  const go = (to: { readonly view?: View; readonly day?: string; readonly venue?: string }) => {
    const next = new URLSearchParams({ view: to.view ?? view, date: to.day ?? day });
    const at = to.venue ?? chosenVenue;
    if (at) next.set('venue', at);
    // Steps through time are no pages to go back through one by one.
    void navigate(`/planning?${next}`, { replace: to.view === undefined });
  };
  return (
    <Page
      title={t('planning.title')}
      subtitle={<PlanSummary count={dates.length} clashes={clashes} />}
      actions={
        <>
          <Button component={Link} to={screenPath('EventDate', 'list')} color="inherit">
            {t('planning.list')}
          </Button>
          {mayWrite && (
            <Button component={Link} to={screenPath('EventDate', 'create')} variant="contained">
              {t('planning.newShow')}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <IconButton
            aria-label={t('planning.before')}
            onClick={() => go({ day: moveDay(view, day, -1) })}
            sx={unprinted}
          >
            <BeforeIcon />
          </IconButton>
          <Typography
            variant="h2"
            component="p"
            aria-live="polite"
            sx={{ minWidth: { sm: 260 }, textAlign: 'center' }}
          >
            <PlanPeriod view={view} days={days} day={day} />
          </Typography>
          <IconButton
            aria-label={t('planning.after')}
            onClick={() => go({ day: moveDay(view, day, 1) })}
            sx={unprinted}
          >
            <AfterIcon />
          </IconButton>
        </Box>
        <Button color="inherit" variant="outlined" onClick={() => go({ day: today })} sx={unprinted}>
          {t('planning.today')}
        </Button>
        <Box sx={{ flexGrow: 1 }} />
        {venues.size > 1 && (
          <TextField
            select
            size="small"
            label={t('planning.venue')}
            value={venue}
            onChange={(event) => go({ venue: event.target.value })}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ minWidth: 180, ...unprinted }}
          >
            <MenuItem value="">{t('planning.everyVenue')}</MenuItem>
            {[...venues].map(([id, name]) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          onChange={(_, next: View | null) => next && go({ view: next })}
          aria-label={t('planning.views.label')}
          sx={{ '& .MuiToggleButton-root': { color: 'text.primary' }, ...unprinted }}
        >
          {VIEWS.map((each) => (
            <ToggleButton key={each} value={each}>
              {t(`planning.views.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <ProblemAlert error={error} />
      {hasMore && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('planning.tooMany', { count: new Intl.NumberFormat(locale).format(MOST) })}
        </Alert>
      )}
      {isPending || (isPlaceholderData && dates.length === 0) ? (
        <Skeleton variant="rounded" height={480} />
      ) : error ? null : (
        <PlanBody
          view={view}
          day={day}
          days={days}
          dates={dates}
          byDay={byDay}
          today={today}
          isNarrow={isNarrow}
          onDay={(next) => go({ view: 'day', day: next })}
        />
      )}
    </Page>
  );
}

interface PlanBodyProps {
  readonly view: View;
  readonly day: string;
  readonly days: readonly string[];
  readonly dates: readonly Planned[];
  readonly byDay: ReadonlyMap<string, readonly Planned[]>;
  readonly today: string;
  readonly isNarrow: boolean;
  readonly onDay: (day: string) => void;
}

function PlanBody({ view, day, days, dates, byDay, today, isNarrow, onDay }: PlanBodyProps) {
  const t = useTexts();
  if (dates.length === 0 && (view === 'day' || view === 'venues' || isNarrow))
    return <EmptyState title={t('planning.none')} text={t('planning.noneHint')} />;
  if (view === 'venues') return <VenuesTable days={days} dates={dates} />;
  if (view === 'day' || isNarrow) return <DayLists days={days} byDay={byDay} />;
  return (
    <WeeksTable
      days={days}
      byDay={byDay}
      today={today}
      onDay={onDay}
      {...(view === 'month' && { month: day.slice(0, 7) })}
    />
  );
}

function PlanSummary({ count, clashes }: { readonly count: number; readonly clashes: number }) {
  const t = useTexts();
  return (
    <>
      {t('planning.count', { smart_count: count })}
      {clashes > 0 && (
        <Box component="span" sx={{ color: 'warning.main', fontWeight: 600 }}>
          {` · ${t('planning.clashCount', { smart_count: clashes })}`}
        </Box>
      )}
    </>
  );
}

interface PlanPeriodProps {
  readonly view: View;
  readonly day: string;
  readonly days: readonly string[];
}

function PlanPeriod({ view, day, days }: PlanPeriodProps) {
  const [locale] = useLocaleState();
  if (view === 'month') return formatDay(day, locale, { month: 'long', year: 'numeric' });
  const style = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  if (view === 'day') return formatDay(day, locale, { weekday: 'long', ...style });
  return `${formatDay(days[0] ?? day, locale, { day: 'numeric', month: 'long' })} – ${formatDay(days.at(-1) ?? day, locale, style)}`;
}
