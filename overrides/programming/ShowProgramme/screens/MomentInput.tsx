/** One end of a sale window: none of its own, a date and time, or some time before each performance. */
import {
  Box,
  FormControl,
  FormControlLabel,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import { useId } from 'react';
import type { SaleMomentInput } from '../../../../schema/generated/programming/SaleMoment.ts';
import { useTexts } from './useTexts.ts';

const UNITS = ['minutes', 'hours', 'days', 'weeks'] as const;

interface MomentInputProps {
  readonly label: string;
  /** What it means that there is none. */
  readonly none: string;
  readonly value: SaleMomentInput;
  /** Key of the rule that it breaks. */
  readonly fault?: string | undefined;
  readonly onChange: (value: SaleMomentInput) => void;
}

const starting: Readonly<Record<SaleMomentInput['kind'], SaleMomentInput>> = {
  none: { kind: 'none' },
  at: { kind: 'at', at: '' },
  before: { kind: 'before', amount: 1, unit: 'hours' },
};

export function MomentInput({ label, none, value, fault, onChange }: MomentInputProps) {
  const t = useTexts();
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value.kind}
        onChange={(_, kind) => onChange(starting[kind as SaleMomentInput['kind']])}
        sx={{ mt: 1, gap: 1 }}
      >
        <FormControlLabel value="none" control={<Radio />} label={none} />
        <FormControlLabel value="at" control={<Radio />} label={t('newShow.sale.at')} />
        {value.kind === 'at' && (
          <TextField
            type="datetime-local"
            label={t('newShow.sale.when')}
            value={value.at ?? ''}
            error={fault !== undefined}
            helperText={fault && t(fault)}
            onChange={(event) => onChange({ kind: 'at', at: event.target.value.slice(0, 16) })}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ ml: 4, maxWidth: 280 }}
          />
        )}
        <FormControlLabel value="before" control={<Radio />} label={t('newShow.sale.before')} />
        {value.kind === 'before' && (
          <Box sx={{ ml: 4, display: 'flex', gap: 1, maxWidth: 320 }}>
            <TextField
              label={t('newShow.sale.amount')}
              value={value.amount ?? ''}
              error={fault !== undefined}
              helperText={fault && t(fault)}
              onChange={(event) => {
                const amount = Number.parseInt(event.target.value, 10);
                const { amount: _, ...rest } = value;
                onChange(Number.isNaN(amount) ? rest : { ...rest, amount: Math.min(amount, 1000) });
              }}
              slotProps={{ htmlInput: { inputMode: 'numeric', className: 'num' } }}
            />
            <TextField
              select
              label={t('newShow.sale.unit')}
              value={value.unit ?? 'hours'}
              onChange={(event) => onChange({ ...value, unit: event.target.value as (typeof UNITS)[number] })}
              sx={{ minWidth: 120 }}
            >
              {UNITS.map((unit) => (
                <MenuItem key={unit} value={unit}>
                  {t(`newShow.sale.units.${unit}`)}
                </MenuItem>
              ))}
            </TextField>
          </Box>
        )}
      </RadioGroup>
    </FormControl>
  );
}
