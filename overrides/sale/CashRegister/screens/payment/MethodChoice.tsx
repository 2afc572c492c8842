/** Another method than the one that was chosen: all of them, and several together. */
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'ra-core';
import { type PaymentMethod, planSplit, SPLIT } from '../../model/tender.ts';
import { useSplitName } from '../useSplitName.ts';

interface MethodChoiceProps {
  readonly methods: readonly PaymentMethod[];
  readonly chosen: string | undefined;
  readonly onChoose: (method: string) => void;
}

export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  const translate = useTranslate();
  const nameSplit = useSplitName();
  const split = planSplit(methods);
  if (methods.length + (split ? 1 : 0) < 2) return null;
  return (
    <ToggleButtonGroup
      exclusive
      color="primary"
      aria-label={translate('register.pay')}
      value={chosen ?? null}
      onChange={(_, next: string | null) => next && onChoose(next)}
      sx={CHOICES}
    >
      {methods.map(({ id, name }) => (
        <ToggleButton key={id} value={id}>
          {name}
        </ToggleButton>
      ))}
      {split && <ToggleButton value={SPLIT}>{nameSplit(split)}</ToggleButton>}
    </ToggleButtonGroup>
  );
}

/** Each with a border of its own: there may be more of them than one line has room for. */
const CHOICES = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& > button.MuiToggleButtonGroup-grouped': {
    flex: '1 1 30%',
    minHeight: 48,
    px: 1,
    m: 0,
    lineHeight: 1.2,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
  },
} as const;
