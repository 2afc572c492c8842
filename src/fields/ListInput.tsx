/** A list of short values: typed one after the other, each ended by Enter; those that have a name are offered by it. */
import { Autocomplete, TextField } from '@mui/material';
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { numberKinds } from '../../schema/kinds.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { useFormField } from './FormField.tsx';
import type { InputProps } from './InputProps.ts';
import { nameOfValue } from './nameOfValue.ts';

export function ListInput({ property, ...input }: InputProps & { readonly property: PropertyDescriptor }) {
  const labelOf = useLabel();
  const isNumber = numberKinds.includes(property.kind);
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
      options={(property.known ?? []).map((one) => one.value)}
      filterSelectedOptions
      getOptionLabel={(one) => nameOfValue(property, one, labelOf)}
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
