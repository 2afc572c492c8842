/** Whether the row is all there is to write: no hooks, pairs, embedded lists, nor values checked against what stands. */
import type { Values } from '../kit.ts';
import type { Resource } from '../plan/resource.ts';

export function hasHooks({ behaviour }: Resource, operation: 'create' | 'update' | 'delete'): boolean {
  if (operation === 'create') return Boolean(behaviour?.beforeCreate || behaviour?.afterCreate);
  if (operation === 'delete') return Boolean(behaviour?.beforeDelete);
  return Boolean(behaviour?.beforeUpdate || behaviour?.afterUpdate);
}

export function isPlainRow(
  resource: Resource,
  values: Values,
  { operation, isMerge = false }: { readonly operation: 'create' | 'update'; readonly isMerge?: boolean },
): boolean {
  if (hasHooks(resource, operation)) return false;
  return resource.descriptor.properties.every(
    ({ name, column, kind, many, immutable }) =>
      !(name in values) ||
      (column !== undefined &&
        (operation === 'create' || !immutable) &&
        !(isMerge && kind === 'json' && !many)),
  );
}
