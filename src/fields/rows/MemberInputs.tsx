/**
 * The inputs of one row, or of one value with members of its own: those that mean something beside what is chosen. What
 * a choice takes away is cleared, and what it brings starts from its default.
 */
import { Box } from '@mui/material';
import { type ComponentType, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { applies } from '../../../schema/applies.ts';
import type { EntityDescriptor, PropertyDescriptor } from '../../../schema/descriptor.ts';
import type { Entities } from '../../data/paths.ts';
import type { PropertyInputProps } from '../InputProps.ts';

export interface MemberInputsProps {
  /** Where the row is in the form. */
  readonly path: string;
  readonly properties: readonly PropertyDescriptor[];
  readonly entity: EntityDescriptor;
  readonly entities: Entities;
  /** The input of one property. */
  readonly Member: ComponentType<PropertyInputProps>;
}

export function MemberInputs({ path, properties, entity, entities, Member }: MemberInputsProps) {
  const shown = useShownMembers(path, properties);
  return (
    <Box
      sx={{
        flexGrow: 1,
        minWidth: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
        alignItems: 'start',
      }}
    >
      {shown.map((property) => (
        <Box key={property.name} sx={{ minWidth: 0 }}>
          <Member
            property={property}
            entity={entity}
            entities={entities}
            source={`${path}.${property.name}`}
          />
        </Box>
      ))}
    </Box>
  );
}

function useShownMembers(
  path: string,
  properties: readonly PropertyDescriptor[],
): readonly PropertyDescriptor[] {
  const { getValues, setValue } = useFormContext();
  const choices = [...new Set(properties.flatMap(({ when }) => Object.keys(when ?? {})))];
  const chosen: readonly unknown[] = useWatch({ name: choices.map((choice) => `${path}.${choice}`) });
  const values = Object.fromEntries(choices.map((choice, index) => [choice, chosen[index]]));
  const shown = properties.filter((property) => applies(property, { values, members: properties }));
  const names = shown.map(({ name }) => name).join();
  const before = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when others are shown, whatever else is drawn anew
  useEffect(() => {
    // What was there before anybody chose is put right without a word: it is no change of the person's.
    const shouldDirty = before.current !== undefined && before.current !== names;
    before.current = names;
    for (const property of properties) {
      if (!property.when) continue;
      const source = `${path}.${property.name}`;
      const value: unknown = getValues(source);
      const wanted = shown.includes(property) ? (value ?? property.default) : null;
      if ((wanted ?? null) !== (value ?? null)) setValue(source, wanted, { shouldDirty });
    }
  }, [names, path]);
  return shown;
}
