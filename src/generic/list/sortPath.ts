/** How a column is sorted, and what that is called. Pure. */
import type { EntityDescriptor, PropertyDescriptor } from '../../../schema/descriptor.ts';
import { numberKinds } from '../../../schema/kinds.ts';
import { isRemote, isSortable } from '../../../schema/remote.ts';
import { type Entities, findProperty } from '../../data/paths.ts';

const unsorted = new Set(['json', 'html', 'text', 'image']);

/** A relation by the title of what it points to. Undefined: not sortable. */
export function sortPath(
  column: PropertyDescriptor,
  entities: Entities,
  entity?: EntityDescriptor,
): string | undefined {
  // Another server orders by what it declares.
  if (entity && isRemote(entity)) return isSortable(entity, column.name) ? column.name : undefined;
  if (!column.column || column.many || unsorted.has(column.kind)) return undefined;
  const target = column.target ? entities.get(column.target) : undefined;
  if (!target) return column.name;
  const title = findProperty(target, target.title);
  return title?.column && !title.target ? `${column.name}.${title.name}` : undefined;
}

/** Which words name what comes first. */
export function orderWords(kind: PropertyDescriptor['kind']): 'words' | 'numbers' | 'moments' {
  if (numberKinds.includes(kind)) return 'numbers';
  return kind === 'date' || kind === 'dateTime' ? 'moments' : 'words';
}
