/** A moment typed in the timezone of its owner, which is named; kept as an instant in UTC. */
import { useTranslate } from 'ra-core';
import { instantToLocal, localToInstant } from '../../schema/localTime.ts';
import { useOwnerTimezone } from '../data/useOwnerTimezone.ts';
import { FormField, useFormField } from './FormField.tsx';
import type { InputProps } from './InputProps.ts';
import { useFormValue } from './useFormValue.ts';
import { useRetyped } from './useRetyped.ts';

/** Until the record that gives the timezone is chosen, the organiser's. */
function useInputTimezone(timezoneFrom: string | undefined): string | undefined {
  const found = useFormValue(timezoneFrom);
  const own = typeof found === 'string' && found ? found : undefined;
  const ofOwner = useOwnerTimezone();
  return own ?? ofOwner;
}

export function InstantInput({
  timezoneFrom,
  ...input
}: InputProps & { readonly timezoneFrom?: string | undefined }) {
  const translate = useTranslate();
  const known = useInputTimezone(timezoneFrom);
  const zone = known ?? 'UTC';
  const bound = useFormField(input);
  const { value, onChange } = bound.field;
  const type = (text: string) => {
    const instant = localToInstant(text, zone);
    remember(text, instant);
    onChange(instant);
  };
  const remember = useRetyped({ value, scale: zone, type });
  const named = known && translate('app.field.zone', { zone: known.replaceAll('_', ' ') });
  return (
    <FormField
      bound={{ ...bound, help: bound.isWrong || bound.help ? bound.help : named }}
      type="datetime-local"
      value={typeof value === 'string' ? instantToLocal(value, zone) : ''}
      onChange={(event) => type(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
