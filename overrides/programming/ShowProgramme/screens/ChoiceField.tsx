/** One of a short list, found by a few letters. */
import { Autocomplete, TextField } from '@mui/material';

export interface Choice {
  readonly id: string;
  readonly label: string;
}

interface ChoiceFieldProps {
  readonly label: string;
  readonly helperText?: string;
  readonly choices: readonly Choice[];
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  readonly required?: boolean;
}

export function ChoiceField({ label, helperText, choices, value, onChange, required }: ChoiceFieldProps) {
  return (
    <Autocomplete
      options={choices}
      value={choices.find(({ id }) => id === value) ?? null}
      onChange={(_, next) => onChange(next?.id ?? null)}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={({ id }) => id}
      autoHighlight
      openOnFocus
      renderInput={(parameters) => (
        <TextField {...parameters} label={label} helperText={helperText} required={required ?? false} />
      )}
    />
  );
}
