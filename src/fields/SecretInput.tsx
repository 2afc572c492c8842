/** A password, key or number: accepted and never answered, so that an empty field leaves what is stored as it is. */

import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { IconButton, InputAdornment, MenuItem } from '@mui/material';
import { useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { numberKinds } from '../../schema/kinds.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { FormField, useFormField } from './FormField.tsx';
import type { InputProps } from './InputProps.ts';

interface SecretInputProps extends InputProps {
  readonly property: PropertyDescriptor;
  /** The record's property that shows whether it is set. */
  readonly marker: string | undefined;
}

export function SecretInput({ marker, property, ...input }: SecretInputProps) {
  const translate = useTranslate();
  const label = useLabel();
  const record = useRecordContext();
  const isStored = record?.id !== undefined && (marker === undefined || record[marker] !== false);
  const isUnset = record?.id !== undefined && !isStored;
  const state = isStored ? translate('app.form.secretKept') : isUnset && translate('app.form.secretUnset');
  const bound: InputProps = {
    ...input,
    // What is stored is enough for a required one.
    validate: isStored ? [] : input.validate,
    helperText: state || input.helperText,
  };
  if (property.kind === 'boolean') {
    const choices = ['true', 'false'].map((value) => ({
      value,
      text: translate(value === 'true' ? 'app.field.yes' : 'app.field.no'),
    }));
    return <SecretChoice input={bound} choices={choices} read={(value) => value === 'true'} />;
  }
  if (property.kind === 'enum') {
    const choices = (property.values ?? []).map((each) => ({ value: each.value, text: label(each.label) }));
    return <SecretChoice input={bound} choices={choices} read={(value) => value} />;
  }
  return <SecretText input={bound} isNumber={numberKinds.includes(property.kind)} />;
}

interface SecretChoiceProps {
  readonly input: InputProps;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  readonly read: (value: string) => unknown;
}

function SecretChoice({ input, choices, read }: SecretChoiceProps) {
  const bound = useFormField(input, {
    format: (value: unknown) => (value === undefined || value === null ? '' : String(value)),
    parse: (value: string) => (value === '' ? undefined : read(value)),
  });
  return (
    <FormField
      bound={bound}
      select
      value={bound.field.value}
      onChange={(event) => bound.field.onChange(event.target.value)}
    >
      <MenuItem value="">&nbsp;</MenuItem>
      {choices.map(({ value, text }) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </FormField>
  );
}

/** What is typed as a number, with either sign before its decimals; what is none stays as it is, and is refused. */
function readNumber(typed: string): unknown {
  const text = typed.trim().replace(',', '.');
  if (text === '') return undefined;
  return Number.isNaN(Number(text)) ? typed : Number(text);
}

function SecretText({ input, isNumber }: { readonly input: InputProps; readonly isNumber: boolean }) {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  const read = isNumber ? readNumber : (value: string) => value || undefined;
  const bound = useFormField(input, { format: (value: unknown) => value, parse: read });
  const { value } = bound.field;
  return (
    <FormField
      bound={bound}
      type={isShown ? 'text' : 'password'}
      // A number as it is typed: 1.0 is on its way to 1.05.
      value={read(typed) === value ? typed : String(value ?? '')}
      onChange={(event) => {
        setTyped(event.target.value);
        bound.field.onChange(event.target.value);
      }}
      slotProps={{
        htmlInput: {
          autoComplete: 'new-password',
          spellCheck: false,
          ...(isNumber && { inputMode: 'decimal' }),
        },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={translate(isShown ? 'app.form.secretHide' : 'app.form.secretShow')}
                onClick={() => setShown(!isShown)}
              >
                {isShown ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
