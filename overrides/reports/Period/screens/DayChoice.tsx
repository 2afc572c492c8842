/** The days of a report: two dates, and periods that are asked for often, one of them pressed where it is chosen. */
import { Button, Stack } from '@mui/material';
import { DayRange, type DayRangeProps } from '../../../../src/fields/DayRange.tsx';
import { unprinted } from '../../../../src/theme/unprinted.ts';

export interface DayPreset {
  /** Translated. */
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

export interface DayChoiceProps extends Omit<DayRangeProps, 'onChange'> {
  readonly presets: readonly DayPreset[];
  readonly onChoose: (from: string, to: string) => void;
}

export function DayChoice({ from, to, labels, presets, onChoose }: DayChoiceProps) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center', ...unprinted }}>
      <DayRange
        from={from}
        to={to}
        labels={labels}
        onChange={(first, last) => first && last && onChoose(first, last)}
      />
      {presets.map(({ label, ...preset }) => {
        const isChosen = from === preset.from && to === preset.to;
        return (
          <Button
            key={label}
            variant={isChosen ? 'contained' : 'outlined'}
            color={isChosen ? 'primary' : 'inherit'}
            aria-pressed={isChosen}
            onClick={() => onChoose(preset.from, preset.to)}
          >
            {label}
          </Button>
        );
      })}
    </Stack>
  );
}
