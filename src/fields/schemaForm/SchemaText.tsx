/** A text of a form by schema; the rule that it breaks is below it. */
import { TextField, type TextFieldProps } from '@mui/material';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

type Shown = Omit<TextFieldProps, 'name' | 'value' | 'defaultValue' | 'onBlur' | 'error' | 'inputRef'>;

interface SchemaTextProps<Values extends FieldValues> extends Shown {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  /** The words of a message of the schema. */
  readonly t: (key: string) => string;
}

export function SchemaText<Values extends FieldValues>(props: SchemaTextProps<Values>) {
  const { control, name, t, helperText, onChange, ...shown } = props;
  const { field, fieldState } = useController({ control, name });
  const fault = fieldState.error?.message;
  return (
    <TextField
      {...shown}
      name={name}
      value={field.value}
      inputRef={field.ref}
      error={fault !== undefined}
      helperText={fault === undefined ? helperText : t(fault)}
      onBlur={field.onBlur}
      onChange={(event) => {
        onChange?.(event);
        field.onChange(event);
      }}
    />
  );
}
