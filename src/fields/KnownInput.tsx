/** A text of which some values have a name: those are offered by it, any other may be typed. */
import { Autocomplete, createFilterOptions, TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { NamedValue, PropertyDescriptor } from '../../schema/descriptor.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { useFormField } from './FormField.tsx';
import type { InputProps } from './InputProps.ts';
import { nameOfValue } from './nameOfValue.ts';

export function KnownInput({ property, ...input }: InputProps & { readonly property: PropertyDescriptor }) {
  const labelOf = useLabel();
  const { field, id, label, isRequired, isWrong, help } = useFormField(input, {
    format: (value: unknown) => value ?? '',
    parse: (value: unknown) => (value === '' ? null : value),
  });
  const known: readonly NamedValue[] = property.known ?? [];
  const nameOf = (value: string) => nameOfValue(property, value, labelOf);
  const [text, setText] = useState(() => nameOf(String(field.value)));
  const sent = useRef<unknown>(field.value);
  useEffect(() => {
    if (sent.current === field.value) return;
    sent.current = field.value;
    setText(nameOfValue(property, String(field.value), labelOf));
  }, [field.value, property, labelOf]);
  const send = (value: string) => {
    sent.current = value;
    field.onChange(value);
  };
  const type = (typed: string) => {
    setText(typed);
    const named = known.find((one) => labelOf(one.label).toLowerCase() === typed.trim().toLowerCase());
    send(named?.value ?? typed);
  };
  return (
    <Autocomplete<NamedValue, false, false, true>
      id={id}
      freeSolo
      options={known}
      filterOptions={createFilterOptions({ stringify: (one) => `${labelOf(one.label)} ${one.value}` })}
      getOptionLabel={(one) => (typeof one === 'string' ? one : labelOf(one.label))}
      getOptionKey={(one) => (typeof one === 'string' ? one : one.value)}
      value={known.find(({ value }) => value === field.value) ?? String(field.value)}
      isOptionEqualToValue={(one, value) => one.value === (typeof value === 'string' ? value : value.value)}
      inputValue={text}
      onInputChange={(_event, typed, reason) => {
        if (reason !== 'reset' && reason !== 'selectOption') type(typed);
      }}
      onChange={(_event, next) => {
        const value = typeof next === 'string' ? next : (next?.value ?? '');
        setText(nameOf(value));
        send(value);
      }}
      onBlur={field.onBlur}
      size="small"
      renderInput={(params) => (
        <TextField
          {...params}
          name={field.name}
          label={label}
          required={isRequired}
          error={isWrong}
          helperText={help}
          inputRef={field.ref}
        />
      )}
    />
  );
}
