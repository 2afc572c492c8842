/** What the chosen seats have alike: type, view, row and numbers, zone, floor, a note. */
import { Box, Button, FormControlLabel, Switch, TextField } from '@mui/material';
import { useState } from 'react';
import { numberChosen } from '../model/changeChosen.ts';
import { changeSeats, type Drawing, type DrawnSeat, NUMBERINGS } from '../model.ts';
import { SeatTypes } from './SeatTypes.tsx';
import { useTexts } from './useTexts.ts';

const TEXTS = [
  ['row', 10],
  ['zone', 100],
  ['floor', 100],
  ['info', 300],
] as const;

/** What all of them have; undefined where they differ. */
function commonValue<Name extends keyof DrawnSeat>(
  seats: readonly DrawnSeat[],
  name: Name,
): DrawnSeat[Name] | undefined {
  const first = seats[0]?.[name];
  return seats.every((seat) => seat[name] === first) ? first : undefined;
}

export interface SeatValuesProps {
  readonly drawing: Drawing;
  readonly keys: ReadonlySet<number>;
  readonly onChange: (next: Drawing, chosen?: ReadonlySet<number>) => void;
}

export function SeatValues({ drawing, keys, onChange }: SeatValuesProps) {
  const t = useTexts();
  const own = drawing.seats.filter(({ key }) => keys.has(key));
  const set = (values: Partial<DrawnSeat>) => onChange(changeSeats(drawing, keys, () => values));
  return (
    <>
      <SeatTypes value={commonValue(own, 'type') ?? 'normal'} onChange={(type) => set({ type })} />
      <FormControlLabel
        control={
          <Switch
            checked={commonValue(own, 'isObstructed') === true}
            onChange={(_, isObstructed) => set({ isObstructed })}
          />
        }
        label={t('planEditor.isObstructed')}
      />
      <TextField
        select
        label={t('planEditor.renumber')}
        value=""
        onChange={(event) => {
          const numbering = NUMBERINGS.find((one) => one === event.target.value);
          if (numbering) onChange(numberChosen(drawing, keys, numbering));
        }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{t('planEditor.renumberNot')}</option>
        {NUMBERINGS.map((one) => (
          <option key={one} value={one}>
            {t(`planEditor.numberings.${one}`)}
          </option>
        ))}
      </TextField>
      {TEXTS.map(([name, most]) => {
        const value = commonValue(own, name);
        return (
          <TextValue
            key={`${name}/${value}/${own[0]?.key}/${own.length}`}
            name={name}
            most={most}
            value={value ?? ''}
            onApply={(text) => set({ [name]: text })}
          />
        );
      })}
    </>
  );
}

interface TextValueProps {
  readonly name: (typeof TEXTS)[number][0];
  readonly most: number;
  readonly value: string;
  readonly onApply: (text: string) => void;
}

function TextValue({ name, most, value, onApply }: TextValueProps) {
  const t = useTexts();
  const [text, setText] = useState(value);
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <TextField
        label={t(`planEditor.${name}`)}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: most } }}
        sx={{ flex: 1 }}
      />
      <Button
        variant="outlined"
        aria-label={t('planEditor.applyTo', { field: t(`planEditor.${name}`) })}
        onClick={() => onApply(text.trim())}
      >
        {t('planEditor.apply')}
      </Button>
    </Box>
  );
}
