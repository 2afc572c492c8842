/** A text field bound to a form: what the inputs of our own share. */
import { TextField, type TextFieldProps } from '@mui/material';
import { type InputProps as RaInputProps, useInput, useTranslate, ValidationError } from 'ra-core';
import type { ReactNode } from 'react';
import type { InputProps } from './InputProps.ts';

/** Binds an input to the form: its field, whether it is required, and the text under it. */
export function useFormField(
  { source, label, validate, helperText, wanted }: InputProps,
  more: Pick<RaInputProps, 'format' | 'parse'> & { readonly extra?: RaInputProps['validate'] } = {},
) {
  const { extra, ...rest } = more;
  const { field, fieldState, isRequired, id } = useInput({
    source,
    validate: [...validate, ...[extra ?? []].flat()],
    ...rest,
  });
  const message = fieldState.error?.message;
  const help: ReactNode = message ? <Wrong message={message} wanted={wanted} /> : helperText || undefined;
  return { field, isRequired, id, label, isWrong: fieldState.invalid, help };
}

/** The rule that a message is about: ours and the server's are named by its code. */
const codeOf = (message: string) => /app\.violation\.(\w+)/.exec(message)?.[1];

/** A form is missed for want of an example; what else is wrong is in the message in full. */
const formless: readonly string[] = ['format', 'pattern', 'type'];

function Wrong({ message, wanted }: { readonly message: string } & Pick<InputProps, 'wanted'>) {
  const code = codeOf(message) ?? '';
  const form = formless.includes(code) ? wanted?.(code) : undefined;
  return (
    <>
      <ValidationError error={message} />
      {form && `. ${form}`}
    </>
  );
}

export function FormField({
  bound,
  ...props
}: { readonly bound: ReturnType<typeof useFormField> } & TextFieldProps) {
  const { field, id, label, isRequired, isWrong, help } = bound;
  const translate = useTranslate();
  return (
    <TextField
      id={id}
      name={field.name}
      label={translate(label, { _: label })}
      required={isRequired}
      error={isWrong}
      helperText={help}
      inputRef={field.ref}
      onBlur={field.onBlur}
      fullWidth
      {...props}
    />
  );
}
