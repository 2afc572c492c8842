/** What a list is ordered by, as SQL. */
import type { OrderTerm } from '../plan/OrderTerm.ts';
import type { Model, Resource } from '../plan/resource.ts';
import { orderedSql } from './renderPath.ts';

/** `ORDER BY` without its words. */
export function renderOrder(
  model: Model,
  resource: Resource,
  order: readonly OrderTerm[],
  row: string,
): string {
  return order
    .map(
      ({ path, isDescending }) => `${orderedSql(model, resource, path, row)}${isDescending ? ' DESC' : ''}`,
    )
    .join(', ');
}
