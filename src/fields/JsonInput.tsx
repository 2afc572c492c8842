/** Any JSON value as text: says where it cannot be read, and keeps the form from sending it. */
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { FormField, useFormField } from './FormField.tsx';
import type { InputProps } from './PropertyInput.tsx';

const write = (value: unknown) =>
  value === undefined || value === null || value === '' ? '' : JSON.stringify(value, null, 2);

/** The value, or what is wrong with the text. */
function read(text: string): { readonly value: unknown } | { readonly error: string } {
  if (text.trim() === '') return { value: null };
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

export function JsonInput(input: InputProps) {
  const translate = useTranslate();
  const error = useRef<string>(undefined);
  const bound = useFormField(input, {
    format: (value: unknown) => value,
    parse: (value: unknown) => value,
    extra: () => (error.current ? translate('app.json.invalid', { error: error.current }) : undefined),
  });
  const { value, onChange } = bound.field;
  const [text, setText] = useState(() => write(value));
  const sent = useRef<unknown>(value);
  useEffect(() => {
    if (sent.current === value) return;
    sent.current = value;
    error.current = undefined;
    setText(write(value));
  }, [value]);
  const type = (next: string) => {
    setText(next);
    const result = read(next);
    error.current = 'error' in result ? result.error : undefined;
    // A value that cannot be read still makes the form dirty, so that leaving it warns.
    sent.current = 'error' in result ? next : result.value;
    onChange(sent.current);
  };
  const problem = error.current;
  return (
    <FormField
      bound={
        problem ? { ...bound, isWrong: true, help: translate('app.json.invalid', { error: problem }) } : bound
      }
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        if (!error.current) setText(write(sent.current));
        bound.field.onBlur();
      }}
      multiline
      minRows={text.length > 2 ? 3 : 1}
      maxRows={20}
      slotProps={{
        htmlInput: {
          spellCheck: false,
          style: { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: 13 },
        },
      }}
    />
  );
}
