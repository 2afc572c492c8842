/** Gives the screens below an entity's schema and what hand-written field components take the place of ours. */
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { loadSchema, type Schema } from '../data/descriptors.ts';

const SchemaContext = createContext<Schema | undefined>(undefined);

/** By `Entity.property.field` or `Entity.property.input`. */
export type FieldOverrides = ReadonlyMap<string, ComponentType>;

export const FieldOverridesContext = createContext<FieldOverrides>(new Map());

/** Suspends until the entity's schema is there. */
export function SchemaProvider({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return <SchemaContext value={use(loadSchema(name))}>{children}</SchemaContext>;
}

export function useSchema(): Schema {
  const schema = use(SchemaContext);
  if (!schema)
    throw new Error('This component shows an entity: it must stand inside <SchemaProvider name="…">.');
  return schema;
}
