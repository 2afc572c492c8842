/** What a list is ordered by, as SQL. */
import type { OrderTerm } from '../plan/planList.ts';
import type { Model, Resource } from '../plan/resource.ts';
import { pathSql } from './renderPath.ts';

/** `ORDER BY` without its words; the id makes every order whole. */
export function renderOrder(
  model: Model,
  resource: Resource,
  order: readonly OrderTerm[],
  row: string,
): string {
  const direction = (isDescending: boolean | undefined) => (isDescending ? ' DESC' : '');
  return order
    .map(({ path, isDescending }) => `${pathSql(model, resource, path, row)}${direction(isDescending)}`)
    .concat(`${row}."id"${direction(order.at(-1)?.isDescending)}`)
    .join(', ');
}
