/** A list of short values: typed one after the other, each ended by Enter. */
import { Autocomplete, TextField } from '@mui/material';
import { useFormField } from './FormField.tsx';
import type { InputProps } from './PropertyInput.tsx';

export function ListInput({ isNumber, ...input }: InputProps & { readonly isNumber: boolean }) {
  const { field, id, isRequired, isWrong, help, label } = useFormField(input, {
    format: (value: unknown) => value ?? [],
  });
  const value = (Array.isArray(field.value) ? field.value : []).map(String);
  const change = (next: readonly string[]) =>
    field.onChange(isNumber ? next.map(Number).filter((each) => !Number.isNaN(each)) : next);
  return (
    <Autocomplete
      id={id}
      multiple
      freeSolo
      autoSelect
      options={[] as string[]}
      value={value}
      onChange={(_event, next) => change(next)}
      onBlur={field.onBlur}
      size="small"
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={isRequired && value.length === 0}
          error={isWrong}
          helperText={help}
        />
      )}
    />
  );
}
