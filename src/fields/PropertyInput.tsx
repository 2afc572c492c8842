/** The input of one property in a form, by its kind, with the checks the metadata gives. */
import { email, maxLength, maxValue, minValue, regex, required } from 'ra-core';
import { lazy } from 'react';
import {
  BooleanInput,
  DateInput,
  NumberInput,
  SelectArrayInput,
  SelectInput,
  TextInput,
  TimeInput,
} from 'react-admin';
import type { EntityDescriptor, PropertyDescriptor } from '../../schema/descriptor.ts';
import type { Entities } from '../data/paths.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { ColorInput } from './ColorInput.tsx';
import { ImageInput } from './ImageInput.tsx';
import { InstantInput } from './InstantInput.tsx';
import { JsonInput } from './JsonInput.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { RelationInput } from './RelationInput.tsx';

const ListInput = lazy(async () => ({ default: (await import('./ListInput.tsx')).ListInput }));

export interface PropertyInputProps {
  readonly property: PropertyDescriptor;
  readonly entity: EntityDescriptor;
  readonly entities: Entities;
}

/** Props every input of a form takes. */
export interface InputProps {
  readonly source: string;
  readonly label: string;
  readonly validate: readonly ReturnType<typeof required>[];
  readonly helperText: string | false;
  readonly fullWidth: true;
}

const isText = new Set(['string', 'text', 'html', 'email', 'phone', 'url', 'color', 'image']);

function checksOf(property: PropertyDescriptor): InputProps['validate'] {
  const { kind } = property;
  const isNumber = kind === 'integer' || kind === 'number' || kind === 'money';
  return [
    // A switch is never unset.
    ...(property.required && kind !== 'boolean' ? [required('app.violation.required')] : []),
    ...(isNumber && property.min !== undefined ? [minValue(property.min)] : []),
    ...(isNumber && property.max !== undefined ? [maxValue(property.max)] : []),
    ...(isText.has(kind) && property.maxLength ? [maxLength(property.maxLength)] : []),
    ...(isText.has(kind) && property.pattern
      ? [regex(new RegExp(`^(?:${property.pattern})$`, 'u'), 'app.violation.pattern')]
      : []),
    ...(kind === 'email' && !property.many ? [email('app.violation.pattern')] : []),
  ];
}

export function PropertyInput({ property, entity, entities }: PropertyInputProps) {
  const label = useLabel();
  const input: InputProps = {
    source: property.name,
    label: label(property.label),
    validate: checksOf(property),
    helperText: property.help ? label(property.help) : false,
    fullWidth: true,
  };
  // react-admin's inputs take a mutable list.
  const common = { ...input, validate: [...input.validate], margin: 'none' as const };
  const choices = (property.values ?? []).map((each) => ({ id: each.value, name: label(each.label) }));
  if (property.kind === 'relation')
    return <RelationInput {...input} property={property} entity={entity} entities={entities} />;
  if (property.kind === 'enum')
    return property.many ? (
      <SelectArrayInput {...common} choices={choices} translateChoice={false} />
    ) : (
      <SelectInput {...common} choices={choices} translateChoice={false} />
    );
  if (property.kind === 'json') return <JsonInput {...input} />;
  if (property.many)
    return <ListInput {...input} isNumber={property.kind === 'integer' || property.kind === 'number'} />;
  switch (property.kind) {
    case 'money':
      return <MoneyInput {...input} currencyFrom={property.currencyFrom} />;
    case 'dateTime':
      return <InstantInput {...input} timezoneFrom={property.timezoneFrom} />;
    case 'date':
      return <DateInput {...common} parse={(value) => value || null} />;
    case 'time':
      return (
        <TimeInput {...common} parse={(value: string) => value || null} format={(value) => value ?? ''} />
      );
    case 'boolean':
      return <BooleanInput {...common} />;
    case 'integer':
      return <NumberInput {...common} step={1} />;
    case 'number':
      return <NumberInput {...common} step="any" />;
    case 'color':
      return <ColorInput {...input} />;
    case 'image':
      return <ImageInput {...input} />;
    case 'text':
      return <TextInput {...common} multiline minRows={3} maxRows={12} />;
    case 'html':
      return (
        <TextInput
          {...common}
          multiline
          minRows={4}
          maxRows={16}
          slotProps={{ htmlInput: { spellCheck: true } }}
        />
      );
    case 'email':
    case 'url':
      return <TextInput {...common} type={property.kind} />;
    case 'phone':
      return <TextInput {...common} type="tel" />;
    default:
      return <TextInput {...common} />;
  }
}
