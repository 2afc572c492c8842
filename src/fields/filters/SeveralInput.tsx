/** Several values of which one must match: choices, records, or texts typed one after the other. */
import { Autocomplete, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { nameOfValue } from '../nameOfValue.ts';
import { RelationPicker } from '../RelationPicker.tsx';

export interface SeveralInputProps {
  readonly property: PropertyDescriptor;
  readonly label: string;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly autoFocus?: boolean;
}

export function SeveralInput(props: SeveralInputProps) {
  const { property, label, value, onChange, autoFocus } = props;
  const text = useLabel();
  const translate = useTranslate();
  if (property.kind === 'relation')
    return (
      <Suspense fallback={<TextField label={label} disabled fullWidth />}>
        <RelationPicker
          target={property.target ?? ''}
          label={label}
          value={value}
          multiple
          onChange={(picked) => onChange([picked ?? []].flat().map((each) => String(each.id)))}
        />
      </Suspense>
    );
  const choices = property.values ?? property.known ?? [];
  const isOpen = property.values === undefined;
  return (
    <Autocomplete
      multiple
      freeSolo={isOpen}
      autoSelect={isOpen}
      disableCloseOnSelect
      size="small"
      fullWidth
      options={choices.map((choice) => choice.value)}
      getOptionLabel={(each) => nameOfValue(property, each, text)}
      noOptionsText={translate('app.form.noOption')}
      value={[...value]}
      onChange={(_event, next) => onChange(next)}
      renderInput={(params) => <TextField {...params} label={label} autoFocus={autoFocus ?? false} />}
    />
  );
}
