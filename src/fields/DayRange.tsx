/** Two days, from and to, both inside. A day is handed on once its year is whole, and the other follows where it must. */
import { TextField } from '@mui/material';
import { useState } from 'react';

export interface DayRangeProps {
  /** `YYYY-MM-DD`; empty: no bound. */
  readonly from: string;
  readonly to: string;
  readonly labels: { readonly from: string; readonly to: string };
  readonly onChange: (from: string, to: string) => void;
}

export function DayRange({ from, to, labels, onChange }: DayRangeProps) {
  return (
    <>
      <DayField
        label={labels.from}
        value={from}
        onChange={(day) => onChange(day, to && day > to ? day : to)}
      />
      <DayField
        label={labels.to}
        value={to}
        onChange={(day) => onChange(day && day < from ? day : from, day)}
      />
    </>
  );
}

/** While the year 2026 is typed, the browser gives the days of the years 2, 20 and 202. */
const isWhole = (day: string): boolean => day === '' || day >= '1000';

interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}

function DayField({ label, value, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      type="date"
      size="small"
      label={label}
      value={typed ?? value}
      onChange={({ target }) => {
        const isGiven = isWhole(target.value);
        setTyped(isGiven ? undefined : target.value);
        if (isGiven) onChange(target.value);
      }}
      onBlur={() => setTyped(undefined)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
