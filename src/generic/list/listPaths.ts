/** What a list must ask for to show its columns, and whose its rows are: of lists that point here their length alone. Pure. */
import type { EntityDescriptor, PropertyDescriptor } from '../../../schema/descriptor.ts';
import { isInverseList } from '../../data/choose.ts';
import { type Entities, fieldPaths, ownerPaths } from '../../data/paths.ts';

export function listPaths(
  entity: EntityDescriptor,
  columns: readonly PropertyDescriptor[],
  entities: Entities,
): readonly string[] {
  const own = columns.filter((column) => !isInverseList(column));
  const counts = columns.filter(isInverseList).map((column) => `${column.name}.@count`);
  return [...new Set([...fieldPaths(entity, own, entities), ...counts, ...ownerPaths(entity)])];
}
