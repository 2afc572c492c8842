/** A choice among the types of seats. */
import { TextField } from '@mui/material';
import { SEAT_TYPES, type SeatType } from '../model.ts';
import { useTexts } from './useTexts.ts';

export function SeatTypes({
  value,
  onChange,
}: {
  readonly value: SeatType;
  readonly onChange: (type: SeatType) => void;
}) {
  const t = useTexts();
  return (
    <TextField
      select
      label={t('planEditor.type')}
      value={value}
      onChange={(event) => onChange(event.target.value as SeatType)}
      slotProps={{ select: { native: true } }}
    >
      {SEAT_TYPES.map((type) => (
        <option key={type} value={type}>
          {t(`planEditor.types.${type}`)}
        </option>
      ))}
    </TextField>
  );
}
