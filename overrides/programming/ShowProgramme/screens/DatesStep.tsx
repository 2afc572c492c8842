/** Second step: the dates of the run, by pressing days of a calendar or by a pattern, with what else plays in the room. */
import { Alert, Box, Button, Chip, Paper, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { useDeferredValue, useState } from 'react';
import { useController } from 'react-hook-form';
import { callAction } from '../../../../src/data/callAction.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { SchemaText } from '../../../../src/fields/schemaForm/SchemaText.tsx';
import { useSchemaForm } from '../../../../src/fields/schemaForm/useSchemaForm.ts';
import { findToday } from '../model/listDates.ts';
import { parseTimes } from '../model/parseTimes.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { DayButton } from './DayButton.tsx';
import { formatDay, MonthCalendar } from './MonthCalendar.tsx';
import { PatternBox } from './PatternBox.tsx';
import { StepFoot } from './StepFoot.tsx';
import { datesForm } from './showForms.ts';
import { useRooms } from './useChoices.ts';
import type { StepProps } from './useProgramme.ts';
import { useTexts } from './useTexts.ts';

const USUAL_TIME = '20:00';

/** `sat 12 Sept 2026, 20:00` */
const formatStart = (start: string, locale: string) =>
  `${formatDay(start.slice(0, 10), locale, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })}, ${start.slice(11)}`;

export function DatesStep({ show, programme, onSaved, onPrevious }: StepProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const rooms = useRooms().data?.member ?? [];
  const today = findToday(show.timezone);
  const [known] = useState(() => programme.dates.map(({ start }) => start));
  const { control, handleSubmit } = useSchemaForm(datesForm, {
    times: known[0]?.slice(11) ?? USUAL_TIME,
    duration: String(programme.duration ?? 90),
    starts: known,
  });
  const { field: chosen } = useController({ control, name: 'starts' });
  const { field: times } = useController({ control, name: 'times' });
  const { field: duration } = useController({ control, name: 'duration' });
  const starts = chosen.value;
  const [chosenRoom, setRoom] = useState<string | null | undefined>(
    programme.dates.length > 0 ? programme.room : undefined,
  );
  const [month, setMonth] = useState((known[0] ?? today).slice(0, 7));
  // The only room there is needs no choosing.
  const room =
    chosenRoom === undefined ? (rooms.length === 1 ? (rooms[0]?.['@id'] ?? null) : null) : chosenRoom;
  const save = useAction('Ticketing.programmeDates');
  const minutes = Number.parseInt(duration.value, 10) || undefined;
  const body = { starts, duration: minutes, room: room ?? undefined };
  const checked = useDeferredValue(JSON.stringify(body));
  const { data: found } = useQuery({
    queryKey: ['programme-dates', show['@id'], checked],
    enabled: starts.length > 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      callAction(
        'Ticketing.checkDates',
        { id: show['@id'], body: JSON.parse(checked) as typeof body },
        { signal },
      ),
  });
  const clashes = new Map(
    found?.flatMap(({ start, clash }) => (clash && starts.includes(start) ? [[start, clash] as const] : [])),
  );
  const parsed = parseTimes(times.value);
  const change = (next: readonly string[]) => chosen.onChange([...new Set(next)].toSorted());
  const toggle = (day: string) => {
    const there = starts.filter((start) => start.startsWith(day));
    if (there.length > 0) return change(starts.filter((start) => !start.startsWith(day)));
    change([...starts, ...parsed.map((time) => `${day}T${time}`)]);
  };
  const submit = handleSubmit(async () => {
    const outcome = await save.run({ id: show['@id'], body });
    if (outcome.isDone) onSaved(outcome.answer);
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3 }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '2fr 1fr 1fr' } }}>
          <ChoiceField
            label={t('newShow.dates.room')}
            helperText={t('newShow.dates.roomHelp')}
            choices={rooms.map((one) => {
              const places = one.totalStock ?? one.seatConfig?.totalStock;
              return {
                id: one['@id'],
                label: places ? t('newShow.dates.roomPlaces', { name: one.name, places }) : one.name,
              };
            })}
            value={room}
            onChange={setRoom}
          />
          <SchemaText
            control={control}
            name="times"
            t={t}
            label={t('newShow.dates.times')}
            helperText={t('newShow.dates.timesHelp')}
          />
          <SchemaText
            control={control}
            name="duration"
            t={t}
            label={t('newShow.show.length')}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5 } }}
          />
        </Box>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' } }}>
          <PatternBox
            times={parsed}
            onAdd={(added) => {
              change([...starts, ...added]);
              if (added[0]) setMonth(added[0].slice(0, 7));
            }}
          />
          <Box component="section" aria-label={t('newShow.dates.calendar')}>
            <MonthCalendar
              month={month}
              onMonth={setMonth}
              labels={{ before: t('newShow.dates.before'), after: t('newShow.dates.after') }}
              renderDay={(day, isOfMonth) => (
                <DayButton
                  day={day}
                  isOfMonth={isOfMonth}
                  isPast={day < today}
                  starts={starts.filter((start) => start.startsWith(day))}
                  hasClash={[...clashes.keys()].some((start) => start.startsWith(day))}
                  onPress={() => toggle(day)}
                />
              )}
            />
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
              {t('newShow.dates.calendarHelp')} {t('newShow.dates.timezone', { timezone: show.timezone })}
            </Typography>
          </Box>
        </Box>
        <Box component="section" aria-live="polite">
          <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: 1, mb: 1 }}>
            <Typography variant="h2">
              {starts.length === 0
                ? t('newShow.dates.none')
                : t('newShow.dates.count', { smart_count: starts.length })}
            </Typography>
            {starts.length > 1 && (
              <Typography sx={{ color: 'text.secondary' }}>
                {t('newShow.dates.span', {
                  from: formatDay(starts[0]?.slice(0, 10) ?? '', locale, { day: 'numeric', month: 'long' }),
                  until: formatDay(starts.at(-1)?.slice(0, 10) ?? '', locale, {
                    day: 'numeric',
                    month: 'long',
                    year: 'numeric',
                  }),
                })}
              </Typography>
            )}
            {starts.length > 0 && (
              <Button size="small" color="inherit" sx={{ ml: 'auto' }} onClick={() => change([])}>
                {t('newShow.dates.clear')}
              </Button>
            )}
          </Box>
          {starts.length > 0 && found && clashes.size === 0 && (
            <Typography sx={{ color: 'success.main', mb: 1 }}>{t('newShow.dates.noClash')}</Typography>
          )}
          {clashes.size > 0 && (
            <Alert severity="warning" sx={{ mb: 1.5 }}>
              <strong>{t('newShow.dates.clashes', { smart_count: clashes.size })}</strong>
              {[...clashes].slice(0, 5).map(([start, clash]) => (
                <Box key={start}>
                  {t('newShow.dates.clash', { when: formatStart(start, locale), show: clash })}
                </Box>
              ))}
            </Alert>
          )}
          <Box
            component="ul"
            aria-label={t('newShow.dates.list')}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0 }}
          >
            {starts.map((start) => (
              <li key={start}>
                <Chip
                  className="num"
                  variant="outlined"
                  color={clashes.has(start) ? 'warning' : 'default'}
                  label={formatStart(start, locale)}
                  onDelete={() => change(starts.filter((one) => one !== start))}
                />
              </li>
            ))}
          </Box>
        </Box>
      </Paper>
      <StepFoot
        isPending={save.isPending}
        isDisabled={starts.length === 0}
        error={save.refusal?.error}
        onPrevious={onPrevious}
      />
    </form>
  );
}
