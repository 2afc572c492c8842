/** The path a column is sorted by: a relation by the title of what it points to. Undefined: not sortable. Pure. */
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import { type Entities, findProperty } from '../../data/paths.ts';

const unsorted = new Set(['json', 'html', 'text', 'image']);

export function sortPath(column: PropertyDescriptor, entities: Entities): string | undefined {
  if (!column.column || column.many || unsorted.has(column.kind)) return undefined;
  const target = column.target ? entities.get(column.target) : undefined;
  if (!target) return column.name;
  const title = findProperty(target, target.title);
  return title?.column && !title.target ? `${column.name}.${title.name}` : undefined;
}
