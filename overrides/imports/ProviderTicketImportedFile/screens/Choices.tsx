/** One of a few ways, each with a line that describes it. */
import { Box, FormControlLabel, FormHelperText, Radio, RadioGroup, Typography } from '@mui/material';
import { useId } from 'react';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
}

export function Choices<Value extends string>({
  title,
  value,
  choices,
  onChange,
}: {
  readonly title: string;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
}) {
  const id = useId();
  return (
    <Box sx={{ mb: 3, maxWidth: 720 }}>
      <Typography variant="h2" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_, next) => {
          const chosen = choices.find((one) => one.value === next);
          if (chosen) onChange(chosen.value);
        }}
      >
        {choices.map(({ value: own, label, hint }) => (
          <Box key={own} sx={{ py: 0.5 }}>
            <FormControlLabel
              value={own}
              control={<Radio slotProps={{ input: { 'aria-describedby': `${id}-${own}` } }} />}
              label={label}
            />
            {hint && (
              <FormHelperText id={`${id}-${own}`} sx={{ m: 0, pl: 4, fontSize: 14 }}>
                {hint}
              </FormHelperText>
            )}
          </Box>
        ))}
      </RadioGroup>
    </Box>
  );
}
