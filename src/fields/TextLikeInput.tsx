/** Inputs of one line or several that a browser knows by itself: texts, numbers, dates, times. */
import { FormField, useFormField } from './FormField.tsx';
import type { InputProps } from './InputProps.ts';

export interface TextLikeInputProps {
  readonly input: InputProps;
  readonly type?: 'text' | 'email' | 'url' | 'tel' | 'number' | 'date' | 'time';
  /** Of a number. */
  readonly step?: 1 | 'any';
  /** Several lines, at least so many. */
  readonly rows?: number;
}

const parsers: Readonly<Record<string, (value: string) => unknown>> = {
  number: (value) => (value === '' ? null : Number(value)),
};

export function TextLikeInput({ input, type = 'text', step, rows }: TextLikeInputProps) {
  const bound = useFormField(input, {
    format: (value: unknown) => value ?? '',
    parse: parsers[type] ?? ((value: string) => (value === '' ? null : value)),
  });
  const isMoment = type === 'date' || type === 'time';
  return (
    <FormField
      bound={bound}
      type={type}
      value={bound.field.value}
      onChange={bound.field.onChange}
      {...(rows && { multiline: true, minRows: rows, maxRows: rows * 4 })}
      slotProps={{
        htmlInput: { ...(step && { step }) },
        // Browsers write a pattern where a date is not set: the label stays out of its way.
        ...(isMoment && { inputLabel: { shrink: true } }),
      }}
    />
  );
}
