/** One or several of the values the metadata lists. */
import { MenuItem } from '@mui/material';
import { useTranslate } from 'ra-core';
import { FormField, useFormField } from './FormField.tsx';
import type { InputProps } from './InputProps.ts';

export interface ChoiceInputProps {
  readonly input: InputProps;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  readonly many?: boolean;
}

export function ChoiceInput({ input, choices, many = false }: ChoiceInputProps) {
  const translate = useTranslate();
  const bound = useFormField(input, {
    format: (value: unknown) => value ?? (many ? [] : ''),
    parse: (value: unknown) => (value === '' ? null : value),
  });
  return (
    <FormField
      bound={bound}
      select
      value={bound.field.value}
      onChange={bound.field.onChange}
      slotProps={{ select: { multiple: many } }}
    >
      {!many && !bound.isRequired && (
        <MenuItem value="" sx={{ color: 'text.secondary' }}>
          {translate('app.form.noneChosen')}
        </MenuItem>
      )}
      {choices.map(({ value, text }) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </FormField>
  );
}
