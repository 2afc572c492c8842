/** What a condition compares with, by the kind of its property and its operator. */
import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import { numberKinds } from '../../../schema/kinds.ts';
import { BoundInput } from './BoundInput.tsx';
import { type FilterOperator, takesMany } from './operators.ts';
import { SeveralInput } from './SeveralInput.tsx';

export interface ValueInputProps {
  readonly property: PropertyDescriptor;
  readonly operator: FilterOperator;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

export function ValueInput({ property, operator, label, value, onChange }: ValueInputProps) {
  const translate = useTranslate();
  if (operator === 'exists' || property.kind === 'boolean') {
    const words = operator === 'exists' ? ['filled', 'empty'] : ['yes', 'no'];
    return (
      <TextField
        select
        label={label}
        fullWidth
        value={value === undefined || value === '' ? '' : String(value)}
        onChange={(event) => onChange(event.target.value === 'true')}
      >
        <MenuItem value="true">{translate(`app.filter.${words[0]}`)}</MenuItem>
        <MenuItem value="false">{translate(`app.filter.${words[1]}`)}</MenuItem>
      </TextField>
    );
  }
  const toWire = (text: string) => (numberKinds.includes(property.kind) && text !== '' ? Number(text) : text);
  if (takesMany(operator))
    return (
      <SeveralInput
        property={property}
        label={label}
        value={[value ?? []].flat().map(String)}
        onChange={(next) => onChange(next.map(toWire))}
      />
    );
  return (
    <BoundInput
      isImmediate
      property={property}
      label={label}
      value={value === undefined || value === null ? '' : String(value)}
      onChange={(next) => onChange(toWire(next))}
    />
  );
}
