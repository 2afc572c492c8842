/** Asks for the season before beside each figure, and names the days compared. */
import { FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { useTexts } from '../../Report/screens/useTexts.ts';
import { lastSeason } from '../model.ts';

interface CompareSwitchProps {
  readonly from: string;
  readonly to: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function CompareSwitch({ from, to, isOn, onChange }: CompareSwitchProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const before = lastSeason({ from, to });
  const day = (date: string) => formatInstant(`${date}T12:00:00Z`, 'UTC', locale, 'date');
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <FormControlLabel
        control={<Switch checked={isOn} onChange={(event) => onChange(event.target.checked)} />}
        label={t('report.compare')}
      />
      {isOn && (
        <Typography color="textSecondary">
          {t('report.compared', { from: day(before.from), to: day(before.to) })}
        </Typography>
      )}
    </Stack>
  );
}
