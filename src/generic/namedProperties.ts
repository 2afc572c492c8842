/** Properties of the screen's entity by their names, as hand-written screens name them. */
import type { Label, PropertyDescriptor } from '../../schema/descriptor.ts';
import { useSchema } from './SchemaContext.tsx';

export interface SectionProps<Property> {
  readonly label?: Label;
  readonly properties: readonly Property[];
}

export interface PropertyProps<Property> {
  readonly property: Property;
}

export function useProperties(names: readonly string[]): readonly PropertyDescriptor[] {
  const { properties } = useSchema().entity;
  return names.flatMap((name) => properties.find((property) => property.name === name) ?? []);
}
