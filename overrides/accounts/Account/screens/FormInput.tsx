/** A text of a form by schema, with the rule it breaks or what the server refused. */
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { TextInput, type TextInputProps } from './TextInput.tsx';
import { useTexts } from './useTexts.ts';

interface FormInputProps<Values extends FieldValues> extends Omit<TextInputProps, 'value' | 'onChange'> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  /** Called with every change: what was refused is no longer what is typed. */
  readonly onType?: () => void;
}

export function FormInput<Values extends FieldValues>(props: FormInputProps<Values>) {
  const { control, name, wrong, onType, ...rest } = props;
  const translate = useTexts();
  const { field, fieldState } = useController({ control, name });
  const fault = fieldState.error?.message;
  return (
    <TextInput
      {...rest}
      name={name}
      inputRef={field.ref}
      value={field.value}
      wrong={wrong ?? (fault && translate(fault))}
      onChange={(value) => {
        onType?.();
        field.onChange(value);
      }}
    />
  );
}
