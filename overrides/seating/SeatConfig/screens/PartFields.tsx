/** Fields that the parts of a plan share: numbers, short texts, and where a part is put. */
import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTexts } from './useTexts.ts';

export const readCount = (text: string, most: number) =>
  Math.min(most, Math.max(0, Number.parseInt(text, 10) || 0));

/** @returns undefined where it is no number. */
export function readNumber(text: string): number | undefined {
  const value = Number(text.trim().replace(',', '.').replace('−', '-'));
  return text.trim() === '' || !Number.isFinite(value) || Math.abs(value) > 10_000 ? undefined : value;
}

interface FieldProps {
  /** Below `planEditor`. */
  readonly name: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

export function CountField({ name, value, onChange }: FieldProps) {
  const t = useTexts();
  return (
    <TextField
      label={t(`planEditor.${name}`)}
      value={value}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5, className: 'num' } }}
    />
  );
}

export function MeasureField({ name, value, onChange }: FieldProps) {
  const t = useTexts();
  return (
    <TextField
      label={t(`planEditor.${name}`)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={value.trim() !== '' && readNumber(value) === undefined}
      slotProps={{ htmlInput: { inputMode: 'text', maxLength: 9, className: 'num' } }}
    />
  );
}

export function ShortField({ name, value, onChange, most }: FieldProps & { readonly most: number }) {
  const t = useTexts();
  return (
    <TextField
      label={t(`planEditor.${name}`)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { maxLength: most } }}
    />
  );
}

export const FieldGrid = ({ children }: { readonly children: React.ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>{children}</Box>
);

/** Unfolded by whoever needs it; until then there are no fields in it. */
export function Fold({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box component="details" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <Typography component="summary" sx={{ cursor: 'pointer', fontSize: '0.875rem' }}>
        {title}
      </Typography>
      {isOpen && <Box sx={{ pt: 1.5 }}>{children}</Box>}
    </Box>
  );
}

/** As typed; what is empty is below all there is, in the middle, not turned. */
export interface TypedPlace {
  readonly x: string;
  readonly y: string;
  readonly degrees: string;
}

export const NO_PLACE: TypedPlace = { x: '', y: '', degrees: '' };

export const readPlace = ({ x, y, degrees }: TypedPlace, freeLine: number) => ({
  x: readNumber(x) ?? 0,
  y: readNumber(y) ?? freeLine,
  degrees: readNumber(degrees) ?? 0,
});

export function PlaceFields({
  value,
  onChange,
}: {
  readonly value: TypedPlace;
  readonly onChange: (next: TypedPlace) => void;
}) {
  const t = useTexts();
  return (
    <Fold title={t('planEditor.place')}>
      <FieldGrid>
        <MeasureField name="placeX" value={value.x} onChange={(x) => onChange({ ...value, x })} />
        <MeasureField name="placeY" value={value.y} onChange={(y) => onChange({ ...value, y })} />
        <MeasureField
          name="degrees"
          value={value.degrees}
          onChange={(degrees) => onChange({ ...value, degrees })}
        />
      </FieldGrid>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('planEditor.placeHelp')}
      </Typography>
    </Fold>
  );
}
