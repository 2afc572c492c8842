/** Weeks as rows of seven days, Monday first: a month in short lines, one week in whole entries. */
import { Box, ButtonBase } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { formatDay } from '../../ShowProgramme/screens/MonthCalendar.tsx';
import { PlanEntry } from './PlanEntry.tsx';
import type { Planned } from './usePlan.ts';
import { useTexts } from './useTexts.ts';

/** More than these and a day of a month is opened to be read. */
const SHOWN = 4;

interface WeeksTableProps {
  readonly days: readonly string[];
  readonly byDay: ReadonlyMap<string, readonly Planned[]>;
  /** `2026-09`: days of other months stand back. Absent: a single week. */
  readonly month?: string;
  readonly today: string;
  readonly onDay: (day: string) => void;
}

export function WeeksTable({ days, byDay, month, today, onDay }: WeeksTableProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return (
    <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' }}>
      <thead>
        <tr>
          {days.slice(0, 7).map((day) => (
            <Box
              component="th"
              key={day}
              scope="col"
              sx={{ py: 0.75, fontSize: 13, fontWeight: 600, color: 'text.secondary', textAlign: 'start' }}
            >
              {formatDay(day, locale, { weekday: 'long' })}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const dates = byDay.get(day) ?? [];
              const shown = month ? dates.slice(0, dates.length > SHOWN ? SHOWN - 1 : SHOWN) : dates;
              const isOther = month !== undefined && !day.startsWith(month);
              return (
                <Box
                  component="td"
                  key={day}
                  sx={{
                    border: 1,
                    borderColor: 'divider',
                    verticalAlign: 'top',
                    p: 0.5,
                    height: month ? 128 : 320,
                    bgcolor: isOther ? 'action.hover' : 'background.paper',
                  }}
                >
                  <DayNumber day={day} isToday={day === today} onPress={() => onDay(day)} />
                  <Box sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
                    {shown.map((date) => (
                      <PlanEntry
                        key={date.listed['@id']}
                        date={date}
                        hasVenue
                        {...(month && { isShort: true })}
                      />
                    ))}
                    {shown.length < dates.length && (
                      <ButtonBase
                        onClick={() => onDay(day)}
                        sx={{ fontSize: 13, color: 'primary.main', justifyContent: 'flex-start', px: 0.75 }}
                      >
                        {t('planning.more', { smart_count: dates.length - shown.length })}
                      </ButtonBase>
                    )}
                  </Box>
                </Box>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

interface DayNumberProps {
  readonly day: string;
  readonly isToday: boolean;
  readonly onPress: () => void;
}

function DayNumber({ day, isToday, onPress }: DayNumberProps) {
  const [locale] = useLocaleState();
  return (
    <ButtonBase
      onClick={onPress}
      aria-label={formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' })}
      {...(isToday && { 'aria-current': 'date' })}
      className="num"
      sx={{
        minWidth: 28,
        height: 28,
        mb: 0.5,
        borderRadius: 4,
        fontSize: 14,
        fontWeight: isToday ? 700 : 500,
        ...(isToday && { bgcolor: 'primary.main', color: 'primary.contrastText' }),
      }}
    >
      {Number(day.slice(8))}
    </ButtonBase>
  );
}
