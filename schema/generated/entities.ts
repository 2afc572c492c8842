// Made by codegen from schema/*/*.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../descriptor.ts';

/** What every entity is answered as, by name. */
export interface EntityTypes {
}

/** What is accepted for every entity, by name. */
export interface EntityInputs {
}

export type EntityName = keyof EntityTypes;

/** What menus and links need of an entity before its descriptor is loaded. */
export type EntitySummary = Pick<
  EntityDescriptor,
  'name' | 'area' | 'api' | 'collection' | 'scope' | 'title' | 'label' | 'plural' | 'group' | 'icon' | 'operations'
> & { readonly name: EntityName };

export const entities: readonly EntitySummary[] = [
];

const loaders: Readonly<Record<EntityName, () => Promise<EntityDescriptor>>> = {
};

/** One entity as metadata describes it, fetched when first asked for. */
export function loadDescriptor(name: EntityName): Promise<EntityDescriptor> {
  return loaders[name]();
}
