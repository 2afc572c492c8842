/** The days that clones are made for: of several performances the first is on each, and the others follow. */
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { findToday } from '../../ShowProgramme/model/listDates.ts';
import { DayButton } from '../../ShowProgramme/screens/DayButton.tsx';
import { MonthCalendar } from '../../ShowProgramme/screens/MonthCalendar.tsx';
import { useTexts } from './useTexts.ts';

interface CloneDaysProps {
  readonly days: readonly string[];
  /** When the first of them plays, `20:00`. */
  readonly time: string;
  readonly timezone: string;
  readonly isMany: boolean;
  readonly onChange: (days: readonly string[]) => void;
}

export function CloneDays({ days, time, timezone, isMany, onChange }: CloneDaysProps) {
  const t = useTexts();
  const today = findToday(timezone);
  const [month, setMonth] = useState(today.slice(0, 7));
  const toggle = (day: string) =>
    onChange(days.includes(day) ? days.filter((one) => one !== day) : [...days, day].toSorted());
  return (
    <Box component="section" aria-label={t('massAction.clone.days')} sx={{ maxWidth: 560 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {t(isMany ? 'massAction.clone.helpMany' : 'massAction.clone.help')}
      </Typography>
      <MonthCalendar
        month={month}
        onMonth={setMonth}
        labels={{ before: t('massAction.clone.before'), after: t('massAction.clone.after') }}
        renderDay={(day, isOfMonth) => (
          <DayButton
            day={day}
            isOfMonth={isOfMonth}
            isPast={day < today}
            starts={days.includes(day) ? [`${day}T${time}`] : []}
            hasClash={false}
            onPress={() => toggle(day)}
          />
        )}
      />
    </Box>
  );
}
