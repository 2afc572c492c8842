/** Days under one another, each with its performances: a single day, and every view at a phone's width. */
import { Box, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { formatDay } from '../../ShowProgramme/screens/MonthCalendar.tsx';
import { PlanEntry } from './PlanEntry.tsx';
import type { Planned } from './usePlan.ts';

interface DayListsProps {
  readonly days: readonly string[];
  readonly byDay: ReadonlyMap<string, readonly Planned[]>;
}

export function DayLists({ days, byDay }: DayListsProps) {
  const [locale] = useLocaleState();
  return (
    <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 720 }}>
      {days
        .filter((day) => byDay.has(day))
        .map((day) => (
          <Box component="section" key={day}>
            <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
              {formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' })}
            </Typography>
            <Box sx={{ display: 'grid', gap: 0.75, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              {byDay.get(day)?.map((date) => (
                <PlanEntry key={date.listed['@id']} date={date} hasVenue />
              ))}
            </Box>
          </Box>
        ))}
    </Box>
  );
}
