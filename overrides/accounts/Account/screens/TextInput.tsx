/** A field of a small form, with what is wrong with it. */
import { TextField, type TextFieldProps } from '@mui/material';
import type { Ref } from 'react';

export interface TextInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly wrong?: string | undefined;
  readonly help?: string | undefined;
  readonly type?: 'text' | 'password' | 'date';
  /** For the browser's own keeping of names and passwords. */
  readonly autoComplete?: string;
  readonly autoFocus?: boolean;
  readonly name?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly numeric?: boolean;
  readonly least?: string;
  readonly most?: string;
}

export function TextInput(props: TextInputProps) {
  const { label, value, onChange, wrong, help, type = 'text', numeric, autoComplete = 'off' } = props;
  const htmlInput: NonNullable<TextFieldProps['slotProps']>['htmlInput'] = {
    autoComplete,
    spellCheck: false,
    maxLength: 200,
    ...(numeric && { inputMode: 'numeric' }),
    ...(type === 'date' && { min: props.least, max: props.most }),
  };
  return (
    <TextField
      fullWidth
      required
      {...(props.name && { name: props.name })}
      {...(props.inputRef && { inputRef: props.inputRef })}
      type={type}
      label={label}
      value={value}
      error={wrong !== undefined}
      helperText={wrong ?? help}
      autoFocus={props.autoFocus ?? false}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput, ...(type === 'date' && { inputLabel: { shrink: true } }) }}
    />
  );
}
