/** A moment typed in the timezone of its owner, which is named; kept as an instant in UTC. */
import { useTranslate } from 'ra-core';
import { FormField, useFormField } from './FormField.tsx';
import type { InputProps } from './InputProps.ts';
import { instantToLocal, localToInstant } from './localTime.ts';
import { useFormValue } from './useFormValue.ts';

export function InstantInput({
  timezoneFrom,
  ...input
}: InputProps & { readonly timezoneFrom?: string | undefined }) {
  const translate = useTranslate();
  const found = useFormValue(timezoneFrom);
  const zone = typeof found === 'string' && found ? found : 'UTC';
  const bound = useFormField(input);
  const { value, onChange } = bound.field;
  return (
    <FormField
      bound={{
        ...bound,
        help:
          bound.isWrong || bound.help
            ? bound.help
            : translate('app.field.zone', { zone: zone.replaceAll('_', ' ') }),
      }}
      type="datetime-local"
      value={typeof value === 'string' ? instantToLocal(value, zone) : ''}
      onChange={(event) => onChange(localToInstant(event.target.value, zone))}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
