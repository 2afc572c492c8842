/** Values and rows along a dotted path, as SQL: of an entity as somebody sees it, through what they may read alone. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import type { Path } from '../plan/planPath.ts';
import { type Model, type Resource, targetOf } from '../plan/resource.ts';
import { comparedSql } from './comparedSql.ts';
import { collateSql, relatedRows } from './relatedRows.ts';
import { withinSql } from './withinSql.ts';

/** As `relatedRows`, without those that are hidden from the caller: finding by them would reveal them. */
export function seenRows(
  model: Model,
  owner: Resource,
  property: PropertyDescriptor,
  place: { readonly row: string; readonly alias: string },
): string {
  return `${relatedRows(model, owner, property, place)}${withinSql(targetOf(model, property), place.alias)}`;
}

/** SQL of the value at the end of a path of to-one relations. */
export function pathSql(model: Model, start: Resource, { properties }: Path, row: string): string {
  const walk = (rest: readonly PropertyDescriptor[], owner: Resource, from: string): string => {
    const [first, ...more] = rest;
    if (!first) return 'NULL';
    if (more.length === 0) return comparedSql(model, owner, first, from);
    const alias = `o${more.length}${from}`;
    return `(SELECT ${walk(more, targetOf(model, first), alias)} ${seenRows(model, owner, first, { row: from, alias })})`;
  };
  return walk(properties, start, row);
}

/** The same as a list is ordered by it. */
export function orderedSql(model: Model, start: Resource, path: Path, row: string): string {
  return `${pathSql(model, start, path, row)}${collateSql(path.owner, path.last)}`;
}
