/** A property's input: the hand-written one where the registry has it, else the generic one. */
import { Skeleton } from '@mui/material';
import { Suspense, use } from 'react';
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { PropertyInput } from '../fields/PropertyInput.tsx';
import { FieldOverridesContext, useSchema } from './SchemaContext.tsx';

export function InputSlot({ property }: { readonly property: PropertyDescriptor }) {
  const { entity, byName } = useSchema();
  const Own = use(FieldOverridesContext).get(`${entity.name}.${property.name}.input`);
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
      {Own ? <Own /> : <PropertyInput property={property} entity={entity} entities={byName} />}
    </Suspense>
  );
}
