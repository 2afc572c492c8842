/** A property's display: the hand-written one where the registry has it, else the generic one. */
import { Skeleton } from '@mui/material';
import { RecordContextProvider } from 'ra-core';
import { type ComponentType, Suspense, use } from 'react';
import type { ValueFieldProps } from '../fields/values/ValueProps.ts';
import { FieldOverridesContext, useSchema } from './SchemaContext.tsx';

export interface FieldSlotProps extends Omit<ValueFieldProps, 'entities'> {
  /** The generic display. */
  readonly Plain: ComponentType<ValueFieldProps>;
}

export function FieldSlot({ property, record, place, Plain }: FieldSlotProps) {
  const { entity, byName } = useSchema();
  const Own = use(FieldOverridesContext).get(`${entity.name}.${property.name}.field`);
  const plain = <Plain property={property} record={record} entities={byName} place={place} />;
  if (!Own) return plain;
  return (
    <RecordContextProvider value={record as { id: string }}>
      {/* The value is there at once; what draws it comes after. JSON is nothing to read meanwhile. */}
      <Suspense fallback={property.kind === 'json' ? <Skeleton width="60%" /> : plain}>
        <Own />
      </Suspense>
    </RecordContextProvider>
  );
}
