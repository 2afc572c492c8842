/** A month as a table of days, Monday first; what a day holds and does is the caller's. */
import BeforeIcon from '@mui/icons-material/ChevronLeft';
import AfterIcon from '@mui/icons-material/ChevronRight';
import { Box, IconButton, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import type { ReactNode } from 'react';
import { addMonths, listWeeks } from '../model/listDates.ts';

interface MonthCalendarProps {
  /** `2026-09` */
  readonly month: string;
  readonly onMonth: (month: string) => void;
  readonly labels: { readonly before: string; readonly after: string };
  readonly renderDay: (day: string, isOfMonth: boolean) => ReactNode;
}

export const formatDay = (day: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  );

export function MonthCalendar({ month, onMonth, labels, renderDay }: MonthCalendarProps) {
  const [locale] = useLocaleState();
  const weeks = listWeeks(month);
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <IconButton aria-label={labels.before} onClick={() => onMonth(addMonths(month, -1))}>
          <BeforeIcon />
        </IconButton>
        <Typography variant="h2" component="p" aria-live="polite" sx={{ flexGrow: 1, textAlign: 'center' }}>
          {formatDay(`${month}-01`, locale, { month: 'long', year: 'numeric' })}
        </Typography>
        <IconButton aria-label={labels.after} onClick={() => onMonth(addMonths(month, 1))}>
          <AfterIcon />
        </IconButton>
      </Box>
      <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' }}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <Box
                component="th"
                key={day}
                scope="col"
                sx={{ py: 0.5, fontSize: 13, fontWeight: 600, color: 'text.secondary' }}
              >
                {formatDay(day, locale, { weekday: 'short' })}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Box component="td" key={day} sx={{ p: 0.25, verticalAlign: 'top' }}>
                  {renderDay(day, day.startsWith(month))}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
