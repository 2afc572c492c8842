/** Whether the row is all there is to write: no pairs, embedded lists, nor values checked against what stands. */
import type { Values } from '../kit.ts';
import type { Resource } from '../plan/resource.ts';

export function isPlainRow(
  resource: Resource,
  values: Values,
  { operation, isMerge = false }: { readonly operation: 'create' | 'update'; readonly isMerge?: boolean },
): boolean {
  for (const name in values) {
    const property = resource.properties.get(name);
    if (!property) continue;
    const { column, kind, many, immutable } = property;
    if (column === undefined || (operation === 'update' && immutable)) return false;
    if (isMerge && kind === 'json' && !many) return false;
  }
  return true;
}
