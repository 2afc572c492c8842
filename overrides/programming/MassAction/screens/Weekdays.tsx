/** Days of the week as buttons that are on or off, by their short names in the reader's language. */
import { Chip } from '@mui/material';
import { useLocaleState } from 'ra-core';

interface WeekdaysProps {
  readonly label: string;
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
}

/** The first of January 2024 was a Monday. */
const nameOf = (weekday: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));

export function Weekdays({ label, chosen, onChange }: WeekdaysProps) {
  const [locale] = useLocaleState();
  return (
    <fieldset
      aria-label={label}
      style={{ border: 0, margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: 4 }}
    >
      {[1, 2, 3, 4, 5, 6, 7].map((weekday) => {
        const isOn = chosen.includes(weekday);
        return (
          <Chip
            key={weekday}
            label={nameOf(weekday, locale)}
            aria-pressed={isOn}
            variant={isOn ? 'filled' : 'outlined'}
            color={isOn ? 'primary' : 'default'}
            onClick={() => onChange(isOn ? chosen.filter((one) => one !== weekday) : [...chosen, weekday])}
          />
        );
      })}
    </fieldset>
  );
}
