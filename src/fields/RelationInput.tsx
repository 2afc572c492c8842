/** A relation in a form: the record picked travels as an object, so that what hangs on it (a currency) is known. */

import { Box } from '@mui/material';
import { Suspense } from 'react';
import type { EntityDescriptor, PropertyDescriptor } from '../../schema/descriptor.ts';
import { contextPaths } from '../data/paths.ts';
import { lazyPart } from '../parts/lazyPart.tsx';
import { useFormField } from './FormField.tsx';
import type { InputProps, PropertyInputProps } from './InputProps.ts';

const RelationPicker = lazyPart(async () => (await import('./RelationPicker.tsx')).RelationPicker);

/** What other properties of the entity read through this relation. */
const pathsThrough = (property: PropertyDescriptor, entity: EntityDescriptor): readonly string[] =>
  entity.properties
    .flatMap(contextPaths)
    .filter((path) => path.startsWith(`${property.name}.`))
    .map((path) => path.slice(property.name.length + 1));

export function RelationInput({
  property,
  entity,
  entities: _entities,
  ...input
}: InputProps & PropertyInputProps) {
  const { field, isRequired, isWrong, help, label } = useFormField(input, {
    format: (value: unknown) => value ?? (property.many ? [] : null),
    parse: (value: unknown) => value,
  });
  return (
    <Box>
      <Suspense fallback={<Box sx={{ height: 40 }} />}>
        <RelationPicker
          target={property.target ?? ''}
          label={label}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          multiple={property.many ?? false}
          paths={pathsThrough(property, entity)}
          required={isRequired}
          error={isWrong}
          helperText={help}
          inputRef={field.ref}
          isLinked
        />
      </Suspense>
    </Box>
  );
}
