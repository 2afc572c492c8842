/** A property's display: the hand-written one where the registry has it, else the generic one. */
import { RecordContextProvider } from 'ra-core';
import { use } from 'react';
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { ValueField } from '../fields/ValueField.tsx';
import { FieldOverridesContext, useSchema } from './SchemaContext.tsx';

export function FieldSlot({
  property,
  record,
  place,
}: {
  readonly property: PropertyDescriptor;
  readonly record: Readonly<Record<string, unknown>>;
  readonly place: 'cell' | 'page';
}) {
  const { entity, byName } = useSchema();
  const Own = use(FieldOverridesContext).get(`${entity.name}.${property.name}.field`);
  if (!Own) return <ValueField property={property} record={record} entities={byName} place={place} />;
  return (
    <RecordContextProvider value={record as { id: string }}>
      <Own />
    </RecordContextProvider>
  );
}
