/** One typed value that rows are compared with: an amount, a number, a day, a moment, a text. */
import { InputAdornment, TextField } from '@mui/material';
import { useLocale } from 'ra-core';
import { useRef } from 'react';
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import { instantToLocal, localToInstant } from '../../../schema/localTime.ts';
import { parseMoney } from '../parseMoney.ts';
import { useDraft } from '../useDraft.ts';
import { dayEnd, dayOf, dayStart } from './dayBounds.ts';
import { type Scale, useScale } from './useScale.ts';

export interface BoundInputProps {
  readonly property: PropertyDescriptor;
  readonly label: string;
  /** As it goes over the wire; empty for nothing. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A moment is typed as a day, of which the first or the last moment is meant. */
  readonly edge?: 'from' | 'to';
  readonly autoFocus?: boolean;
  /** Handed on as it is typed, where nothing is asked for it yet: whoever presses a button next loses nothing. */
  readonly isImmediate?: true;
}

function toTyped(value: string, { property, edge }: BoundInputProps, { zone, digits }: Scale): string {
  if (value === '') return '';
  if (property.kind === 'money') return (Number(value) / 10 ** digits).toFixed(digits).replace(/\.0+$/, '');
  if (property.kind === 'dateTime') return edge ? dayOf(value, zone) : instantToLocal(value, zone);
  return value;
}

/** Undefined: half typed, nothing to filter by yet. */
function toWire(typed: string, { property, edge }: BoundInputProps, { zone, digits }: Scale) {
  if (typed === '') return '';
  if (property.kind === 'money') {
    const amount = parseMoney(typed, digits);
    return amount === undefined || amount === null ? undefined : String(amount);
  }
  if (property.kind === 'dateTime') {
    if (!edge) return localToInstant(typed, zone) ?? undefined;
    return edge === 'from' ? dayStart(typed, zone) : dayEnd(typed, zone);
  }
  return typed;
}

function inputType({ property, edge }: BoundInputProps): string {
  if (property.kind === 'date') return 'date';
  if (property.kind === 'dateTime') return edge ? 'date' : 'datetime-local';
  if (property.kind === 'time') return 'time';
  return property.kind === 'integer' || property.kind === 'number' ? 'number' : 'text';
}

export function BoundInput(props: BoundInputProps) {
  const { property, label, value, onChange, autoFocus } = props;
  const scale = useScale(property);
  const locale = useLocale() ?? 'en';
  // What was typed stays as it was typed: "12.5" comes back as an amount, which would be written "12.50".
  const given = useRef<{ readonly wire: string; readonly typed: string }>(undefined);
  const handOn = (typed: string) => {
    const wire = toWire(typed, props, scale);
    if (wire === undefined) return;
    given.current = { wire, typed };
    onChange(wire);
  };
  const shown = given.current?.wire === value ? given.current.typed : toTyped(value, props, scale);
  const [draft, setDraft] = useDraft(shown, handOn, props.isImmediate && 0);
  const isMoney = property.kind === 'money';
  const isMoment = property.kind === 'date' || property.kind === 'dateTime' || property.kind === 'time';
  return (
    <TextField
      type={inputType(props)}
      label={label}
      value={isMoney && locale === 'fr' ? draft.replace('.', ',') : draft}
      onChange={(event) => setDraft(event.target.value)}
      autoFocus={autoFocus}
      fullWidth
      slotProps={{
        ...(isMoment && { inputLabel: { shrink: true } }),
        ...(isMoney && { htmlInput: { inputMode: 'decimal', className: 'num' } }),
        ...(scale.currency && {
          input: { endAdornment: <InputAdornment position="end">{scale.currency}</InputAdornment> },
        }),
      }}
    />
  );
}
