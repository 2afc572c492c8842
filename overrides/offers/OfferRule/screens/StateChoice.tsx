/** Draft, in force or switched off: one choice instead of two boxes that could contradict each other. */
import { FormHelperText, Paper, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTexts } from './useTexts.ts';

const CHOICES = {
  draft: { draft: true, enabled: false },
  on: { draft: false, enabled: true },
  off: { draft: false, enabled: false },
} as const;

type Choice = keyof typeof CHOICES;

export function StateChoice() {
  const t = useTexts();
  const id = useId();
  const draft = useController({ name: 'draft', defaultValue: true }).field;
  const enabled = useController({ name: 'enabled', defaultValue: false }).field;
  const shown: Choice = draft.value ? 'draft' : enabled.value ? 'on' : 'off';
  const choose = (choice: Choice | null) => {
    if (!choice) return;
    draft.onChange(CHOICES[choice].draft);
    enabled.onChange(CHOICES[choice].enabled);
  };
  return (
    <Paper variant="outlined" component="section" sx={{ px: { xs: 2, sm: 3 }, py: 3 }}>
      <Typography id={id} variant="h2" sx={{ mb: 2 }}>
        {t('offers.form.state')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={shown}
        onChange={(_event, choice: Choice | null) => choose(choice)}
        aria-labelledby={id}
        sx={{ flexWrap: 'wrap' }}
      >
        {(Object.keys(CHOICES) as Choice[]).map((choice) => (
          <ToggleButton key={choice} value={choice} sx={{ px: 2 }}>
            {t(`offers.states.${choice}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormHelperText>{t('offers.form.stateHelp')}</FormHelperText>
    </Paper>
  );
}
