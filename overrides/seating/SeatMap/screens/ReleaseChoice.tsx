/** When seats that the house keeps go back on sale: by hand, on a date, or so many minutes before the start. */
import { Stack, TextField } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { instantToLocal, localToInstant } from '../../../../schema/localTime.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { useTexts } from './useTexts.ts';

export interface Performance {
  /** ISO 8601. */
  readonly startDate: string | null;
  readonly timezone: string;
}

const WAYS = ['hand', 'date', 'before'] as const;

export interface Release {
  readonly way: (typeof WAYS)[number];
  /** As typed, in the timezone of the performance. */
  readonly date: string;
  readonly minutes: string;
}

export const suggestRelease = ({ startDate, timezone }: Performance): Release => ({
  way: 'hand',
  date: startDate ? instantToLocal(new Date(Date.parse(startDate) - 86_400_000).toISOString(), timezone) : '',
  minutes: '60',
});

/** Of a call; undefined where what is typed is no moment. */
export function readRelease({ way, date, minutes }: Release, { timezone }: Performance) {
  if (way === 'hand') return { expiresAt: null, releaseMinutes: null };
  if (way === 'date') {
    const expiresAt = localToInstant(date, timezone);
    return expiresAt ? { expiresAt, releaseMinutes: null } : undefined;
  }
  const releaseMinutes = Number(minutes);
  const isCount = minutes.trim() !== '' && Number.isInteger(releaseMinutes) && releaseMinutes >= 0;
  return isCount ? { expiresAt: null, releaseMinutes } : undefined;
}

interface ReleaseChoiceProps {
  readonly performance: Performance;
  readonly value: Release;
  readonly onChange: (value: Release) => void;
}

export function ReleaseChoice({ performance, value, onChange }: ReleaseChoiceProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { startDate, timezone } = performance;
  const read = readRelease(value, performance);
  const moment =
    read && startDate && value.way === 'before'
      ? new Date(Date.parse(startDate) - (read.releaseMinutes ?? 0) * 60_000).toISOString()
      : undefined;
  return (
    <Stack spacing={1.5}>
      <TextField
        select
        label={t('seatMap.releaseWay')}
        value={value.way}
        onChange={(event) => onChange({ ...value, way: event.target.value as Release['way'] })}
        slotProps={{ select: { native: true } }}
      >
        {WAYS.map((way) => (
          <option key={way} value={way}>
            {t(`seatMap.releaseWays.${way}`)}
          </option>
        ))}
      </TextField>
      {value.way === 'date' && (
        <TextField
          type="datetime-local"
          label={t('seatMap.releaseDate')}
          value={value.date}
          onChange={(event) => onChange({ ...value, date: event.target.value })}
          error={!read}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
      {value.way === 'before' && (
        <TextField
          type="number"
          label={t('seatMap.releaseMinutes')}
          value={value.minutes}
          onChange={(event) => onChange({ ...value, minutes: event.target.value })}
          error={!read}
          helperText={
            moment && t('seatMap.releasesAt', { when: formatInstant(moment, timezone, locale, 'long') })
          }
          slotProps={{ htmlInput: { min: 0, max: 525_600, step: 5 } }}
        />
      )}
    </Stack>
  );
}
