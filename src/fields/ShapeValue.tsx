/** A value with members of its own, as a list of what they are called and what they are. */
import type { ComponentType } from 'react';
import type { EntityDescriptor } from '../../schema/descriptor.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { Facts } from './Facts.tsx';
import type { ValueFieldProps, ValueProps } from './values/ValueProps.ts';

const isSet = (value: unknown) => value !== undefined && value !== null && value !== '';

export function ShapeValue({
  shape,
  value,
  record,
  entities,
  Member,
}: ValueProps & {
  readonly shape: EntityDescriptor;
  /** One member of the value. */
  readonly Member: ComponentType<ValueFieldProps>;
}) {
  const label = useLabel();
  const members = value as Readonly<Record<string, unknown>>;
  const set = shape.properties.filter(({ name }) => isSet(members[name]));
  if (set.length === 0) return <>–</>;
  // Currency and timezone may be on the owner.
  const around = { ...record, ...members };
  const facts = set.map((property) => ({
    key: property.name,
    label: label(property.label),
    value: <Member property={property} entities={entities} record={around} place="page" />,
  }));
  return <Facts facts={facts} />;
}
