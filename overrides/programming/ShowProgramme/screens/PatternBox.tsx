/** Dates by a pattern: days of the week between two days, at the start times. Exceptions are pressed out in the calendar. */
import { Box, Button, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { useId, useState } from 'react';
import { visuallyHidden } from '../../../../src/theme/visuallyHidden.ts';
import { listPattern } from '../model/listDates.ts';
import { formatDay } from './MonthCalendar.tsx';
import { useTexts } from './useTexts.ts';

interface PatternBoxProps {
  /** `20:00` */
  readonly times: readonly string[];
  readonly onAdd: (starts: readonly string[]) => void;
}

/** Any Monday. */
const week = Array.from({ length: 7 }, (_, index) => `2026-06-0${index + 1}`);

export function PatternBox({ times, onAdd }: PatternBoxProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const id = useId();
  const [weekdays, setWeekdays] = useState<readonly number[]>([]);
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const found = listPattern({ weekdays, times, from, until, except: [] });
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
      <Typography id={id} variant="h2">
        {t('newShow.dates.pattern')}
      </Typography>
      <ToggleButtonGroup
        aria-label={t('newShow.dates.weekdays')}
        value={weekdays}
        onChange={(_, next: readonly number[]) => setWeekdays(next)}
        fullWidth
        size="small"
        color="primary"
      >
        {week.map((day, index) => (
          <ToggleButton key={day} value={index} sx={{ px: 0.5, textTransform: 'none' }}>
            <span aria-hidden>{formatDay(day, locale, { weekday: 'short' })}</span>
            <Box component="span" sx={visuallyHidden}>
              {formatDay(day, locale, { weekday: 'long' })}
            </Box>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
        <TextField
          type="date"
          label={t('newShow.dates.from')}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          type="date"
          label={t('newShow.dates.until')}
          value={until}
          onChange={(event) => setUntil(event.target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: from } }}
        />
      </Box>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button type="button" variant="outlined" disabled={found.length === 0} onClick={() => onAdd(found)}>
          {t('newShow.dates.add')}
        </Button>
        {found.length > 0 && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t('newShow.dates.count', { smart_count: found.length })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
