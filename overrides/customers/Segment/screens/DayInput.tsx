/** A day of the calendar, or so many days before or after today: a segment that is kept moves with them. */
import { Box, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useTexts } from './useTexts.ts';

export interface DayInputProps {
  readonly label: string;
  /** `YYYY-MM-DD`, or days from today: -365 is a year ago. */
  readonly value: unknown;
  readonly onChange: (value: string | number | undefined) => void;
  /** Days from today alone. */
  readonly isCounted: boolean;
}

type Kind = 'day' | 'ago' | 'ahead';

const kindOf = (value: unknown, isCounted: boolean): Kind =>
  typeof value === 'number' ? (value > 0 ? 'ahead' : 'ago') : isCounted ? 'ahead' : 'day';

export function DayInput({ label, value, onChange, isCounted }: DayInputProps) {
  const t = useTexts();
  const [kind, setKind] = useState<Kind>(() => kindOf(value, isCounted));
  const [typed, setTyped] = useState(() =>
    typeof value === 'number' ? String(Math.abs(value)) : String(value ?? ''),
  );
  const give = (nextKind: Kind, text: string) => {
    setKind(nextKind);
    setTyped(text);
    if (nextKind === 'day') return onChange(/^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined);
    const days = /^\d{1,5}$/.test(text) ? Number(text) : undefined;
    onChange(days === undefined ? undefined : nextKind === 'ago' ? 0 - days : days);
  };
  const choose = (next: Kind) => give(next, (next === 'day') === (kind === 'day') ? typed : '');
  const kinds: readonly Kind[] = isCounted ? ['ago', 'ahead'] : ['day', 'ago', 'ahead'];
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
      <TextField
        size="small"
        label={label}
        type={kind === 'day' ? 'date' : 'number'}
        value={typed}
        onChange={(event) => give(kind, event.target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: kind === 'day' ? {} : { min: 0 } }}
      />
      <TextField
        select
        size="small"
        label={t('segment.dayKind')}
        value={kind}
        onChange={(event) => choose(event.target.value as Kind)}
      >
        {kinds.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`segment.${one}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
