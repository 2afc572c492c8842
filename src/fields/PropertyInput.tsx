/** The input of one property in a form, by its kind, with the checks the metadata gives. */

import { email, maxLength, maxValue, minValue, regex, required } from 'ra-core';
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { numberKinds, textKinds } from '../../schema/kinds.ts';
import { wantedForm } from '../../schema/wantedForm.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { lazyPart } from '../parts/lazyPart.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import { ColorInput } from './ColorInput.tsx';
import { ImageInput } from './ImageInput.tsx';
import type { InputProps, PropertyInputProps } from './InputProps.ts';
import { InstantInput } from './InstantInput.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { RelationInput } from './RelationInput.tsx';
import { SwitchInput } from './SwitchInput.tsx';
import { TextLikeInput } from './TextLikeInput.tsx';

const RowsInput = lazyPart(async () => (await import('./rows/RowsInput.tsx')).RowsInput);
const ShapeInput = lazyPart(async () => (await import('./rows/ShapeInput.tsx')).ShapeInput);
const HtmlInput = lazyPart(async () => (await import('./html/HtmlInput.tsx')).HtmlInput);
const SecretInput = lazyPart(async () => (await import('./SecretInput.tsx')).SecretInput);
const KeyedInput = lazyPart(async () => (await import('./rows/KeyedInput.tsx')).KeyedInput);
const JsonInput = lazyPart(async () => (await import('./json/JsonInput.tsx')).JsonInput);
const KnownInput = lazyPart(async () => (await import('./KnownInput.tsx')).KnownInput);
const ListInput = lazyPart(async () => (await import('./ListInput.tsx')).ListInput);

function checksOf(property: PropertyDescriptor): InputProps['validate'] {
  const { kind } = property;
  const isNumber = numberKinds.includes(kind);
  const isText = textKinds.includes(kind);
  return [
    // A switch is never unset.
    ...(property.required && kind !== 'boolean' ? [required('app.violation.required')] : []),
    ...(isNumber && property.min !== undefined ? [minValue(property.min)] : []),
    ...(isNumber && property.max !== undefined ? [maxValue(property.max)] : []),
    ...(isText && property.maxLength ? [maxLength(property.maxLength)] : []),
    ...(isText && property.pattern
      ? [regex(new RegExp(`^(?:${property.pattern})$`, 'u'), 'app.violation.pattern')]
      : []),
    ...(kind === 'email' && !property.many ? [email('app.violation.format')] : []),
  ];
}

/** A secret that is one value, typed or chosen: of any other, the usual input is as empty as its answer. */
const isTyped = ({ kind, many }: PropertyDescriptor): boolean =>
  !many && [...textKinds, ...numberKinds, 'boolean', 'enum'].includes(kind);

export function PropertyInput({ property, entity, entities, source = property.name }: PropertyInputProps) {
  const label = useLabel();
  const input: InputProps = {
    source,
    label: label(property.label),
    validate: checksOf(property),
    helperText: property.help ? label(property.help) : false,
    wanted: (code) => {
      const form = wantedForm(property, code);
      return form && label(form);
    },
  };
  if (property.secret && isTyped(property)) {
    const marker = entity.properties.find((each) => each.isSetOf === property.name)?.name;
    return <SecretInput {...input} property={property} marker={marker} />;
  }
  const below = entities.get((property.embedded ? property.target : property.shape) ?? '');
  if (below && property.many)
    return (
      <RowsInput {...input} property={property} entities={entities} entity={below} Member={PropertyInput} />
    );
  if (below && property.shape)
    return <ShapeInput {...input} entity={below} entities={entities} Member={PropertyInput} />;
  if (property.kind === 'relation')
    return <RelationInput {...input} property={property} entity={entity} entities={entities} />;
  if (property.kind === 'enum') {
    const choices = (property.values ?? []).map((each) => ({ value: each.value, text: label(each.label) }));
    return <ChoiceInput input={input} choices={choices} many={property.many ?? false} />;
  }
  if (property.kind === 'json') return property.keyed ? <KeyedInput {...input} /> : <JsonInput {...input} />;
  if (property.many) return <ListInput {...input} property={property} />;
  if (property.known) return <KnownInput {...input} property={property} />;
  switch (property.kind) {
    case 'money':
      return <MoneyInput {...input} currencyFrom={property.currencyFrom} />;
    case 'dateTime':
      return <InstantInput {...input} timezoneFrom={property.timezoneFrom} />;
    case 'date':
    case 'time':
      return <TextLikeInput input={input} type={property.kind} />;
    case 'boolean':
      return <SwitchInput input={input} />;
    case 'integer':
      return <TextLikeInput input={input} type="number" step={1} />;
    case 'number':
      return <TextLikeInput input={input} type="number" step="any" />;
    case 'color':
      return <ColorInput {...input} />;
    case 'image':
      return <ImageInput {...input} />;
    case 'html':
      return <HtmlInput {...input} />;
    case 'text':
      return <TextLikeInput input={input} rows={3} />;
    case 'email':
    case 'url':
      return <TextLikeInput input={input} type={property.kind} />;
    case 'phone':
      return <TextLikeInput input={input} type="tel" />;
    default:
      return <TextLikeInput input={input} />;
  }
}
