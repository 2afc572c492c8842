/** Any JSON value as text, in colours: shows at which line and column it cannot be read, and keeps the form from sending it. */
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { FormField, useFormField } from '../FormField.tsx';
import type { InputProps } from '../InputProps.ts';
import { findJsonFault, type JsonFault } from './findJsonFault.ts';
import { JsonArea } from './JsonArea.tsx';

const write = (value: unknown) =>
  value === undefined || value === null || value === '' ? '' : JSON.stringify(value, null, 2);

/** The value, or what is wrong with the text. */
function read(text: string): { readonly value: unknown } | { readonly fault: JsonFault } {
  if (text.trim() === '') return { value: null };
  const fault = findJsonFault(text);
  return fault ? { fault } : { value: JSON.parse(text) };
}

export function JsonInput(input: InputProps) {
  const translate = useTranslate();
  const fault = useRef<JsonFault>(undefined);
  const describeFault = ({ reason, line, column }: JsonFault) =>
    translate('app.json.invalid', { line, column, wanted: translate(`app.json.fault.${reason}`) });
  const bound = useFormField(
    { ...input, helperText: input.helperText || translate('app.json.explain') },
    {
      format: (value: unknown) => value,
      parse: (value: unknown) => value,
      extra: () => (fault.current ? describeFault(fault.current) : undefined),
    },
  );
  const { value, onChange } = bound.field;
  const [text, setText] = useState(() => write(value));
  const sent = useRef<unknown>(value);
  useEffect(() => {
    // The form hands back a copy of what it was given.
    if (JSON.stringify(sent.current) === JSON.stringify(value)) return;
    sent.current = value;
    fault.current = undefined;
    setText(write(value));
  }, [value]);
  const type = (next: string) => {
    setText(next);
    const result = read(next);
    fault.current = 'fault' in result ? result.fault : undefined;
    // A value that cannot be read still makes the form dirty, so that leaving it warns.
    sent.current = 'fault' in result ? next : result.value;
    onChange(sent.current);
  };
  const wrong = fault.current;
  return (
    <FormField
      bound={wrong ? { ...bound, isWrong: true, help: describeFault(wrong) } : bound}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        if (!fault.current) setText(write(sent.current));
        bound.field.onBlur();
      }}
      slotProps={{
        input: { inputComponent: JsonArea, multiline: false, sx: { p: 0, height: 'auto' } },
        htmlInput: { fault: wrong?.offset },
      }}
    />
  );
}
