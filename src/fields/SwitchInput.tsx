/** Yes or no. */
import { FormControl, FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { useFormField } from './FormField.tsx';
import type { InputProps } from './InputProps.ts';

export function SwitchInput({ input }: { readonly input: InputProps }) {
  const { field, id, label, help, isWrong } = useFormField(input, {
    format: (value: unknown) => Boolean(value),
    parse: (value: unknown) => value,
  });
  return (
    <FormControl error={isWrong}>
      <FormControlLabel
        htmlFor={id}
        label={label}
        control={
          <Switch
            id={id}
            name={field.name}
            checked={Boolean(field.value)}
            onChange={(_event, isOn) => field.onChange(isOn)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref, ...(help ? { 'aria-describedby': `${id}-help` } : {}) } }}
          />
        }
      />
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}
