/** Whether the row is all there is to write: no pairs, embedded lists, nor values checked against what stands. */
import type { Values } from '../kit.ts';
import type { Resource } from '../plan/resource.ts';

export function isPlainRow(
  resource: Resource,
  values: Values,
  { operation, isMerge = false }: { readonly operation: 'create' | 'update'; readonly isMerge?: boolean },
): boolean {
  return resource.descriptor.properties.every(
    ({ name, column, kind, many, immutable }) =>
      !(name in values) ||
      (column !== undefined &&
        (operation === 'create' || !immutable) &&
        !(isMerge && kind === 'json' && !many)),
  );
}
