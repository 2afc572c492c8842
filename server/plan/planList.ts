/** What a list is asked for, made from the query of its address: page, order, and which rows. */
import type { Query } from '../request/readFields.ts';
import { planProblem } from './errors.ts';
import type { OrderTerm } from './OrderTerm.ts';
import { onlyValue } from './onlyValue.ts';
import { isSortable } from './operators.ts';
import { type Cursor, readCursor } from './planCursor.ts';
import { type FilterPlan, orderedPath, planFilter, valuesOf } from './planFilter.ts';
import { idPath, planPath } from './planPath.ts';
import type { Model, Resource } from './resource.ts';

export interface ListPlan {
  readonly page: number;
  readonly size: number;
  readonly order: readonly OrderTerm[];
  readonly filter: FilterPlan;
  /** How far a total is counted. */
  readonly count: 'exact' | 'bounded' | 'none';
  /** A page by its place in the order instead of its number; `after` is absent on the first. */
  readonly keyset?: { readonly after?: Cursor };
}

const defaultSize = 30;
const maxSize = 1000;
const maxOrders = 8;

function readCount(
  query: Query,
  parameter: string,
  bounds: { least: number; most: number; usual: number },
): number {
  const value = onlyValue(parameter, valuesOf(query, parameter));
  if (value === undefined) return bounds.usual;
  const count = /^\d{1,9}$/.test(value) ? Number(value) : -1;
  if (count < bounds.least || count > bounds.most)
    throw planProblem('PLAN-005', {
      parameter,
      value: value.slice(0, 80),
      expected: `whole number from ${bounds.least} to ${bounds.most}`,
    });
  return count;
}

function planTerm(model: Model, resource: Resource, parameter: string, value: string): OrderTerm {
  const name = orderedPath(parameter) ?? '';
  const path = planPath(model, resource, name, parameter);
  if (!/^(asc|desc)$/i.test(value))
    throw planProblem('PLAN-005', { parameter, value: value.slice(0, 80), expected: '"asc" or "desc"' });
  if (path.properties.some((property) => property.many) || !isSortable(path.last, path.owner))
    throw planProblem('PLAN-006', {
      parameter: parameter.slice(0, 80),
      field: name,
      kind: 'many, json or computed elsewhere',
      operators: [...path.owner.properties.values()]
        .filter((property) => isSortable(property, path.owner))
        .map((property) => `"order[${property.name}]"`)
        .join(', '),
    });
  return { path, isDescending: value.toLowerCase() === 'desc' };
}

/** As asked, else as the entity defines; the id, last of all, makes every order whole. */
export function planOrder(model: Model, resource: Resource, query: Query): readonly OrderTerm[] {
  const asked = Object.keys(query).filter((parameter) => orderedPath(parameter) !== undefined);
  if (asked.length > maxOrders) throw planProblem('PLAN-007', { what: `more than ${maxOrders} orders` });
  const terms = asked.length
    ? asked.map((parameter) =>
        planTerm(model, resource, parameter, onlyValue(parameter, valuesOf(query, parameter)) ?? ''),
      )
    : Object.entries(resource.descriptor.order ?? {}).map(([name, direction]) =>
        planTerm(model, resource, `order[${name}]`, direction),
      );
  const id = idPath(resource);
  const whole = terms.findIndex(({ path }) => path.properties[0] === id.last);
  if (whole >= 0) return terms.slice(0, whole + 1);
  return [...terms, { path: id, isDescending: terms.at(-1)?.isDescending ?? false }];
}

const counts = ['exact', 'bounded', 'none'] as const;

function readCountMode(query: Query): ListPlan['count'] {
  const value = onlyValue('count', valuesOf(query, 'count')) ?? 'bounded';
  const mode = counts.find((one) => one === value);
  if (mode) return mode;
  const expected = `of ${counts.map((one) => `"${one}"`).join(', ')}`;
  throw planProblem('PLAN-005', { parameter: 'count', value: value.slice(0, 80), expected });
}

function planKeyset(order: readonly OrderTerm[], query: Query): ListPlan['keyset'] {
  const text = onlyValue('cursor', valuesOf(query, 'cursor'));
  if (text === undefined) return undefined;
  const after = readCursor(order, text);
  return after ? { after } : {};
}

export function planList(model: Model, resource: Resource, query: Query): ListPlan {
  const order = planOrder(model, resource, query);
  const keyset = planKeyset(order, query);
  return {
    page: readCount(query, 'page', { least: 1, most: 999_999_999, usual: 1 }),
    size: readCount(query, 'itemsPerPage', { least: 0, most: maxSize, usual: defaultSize }),
    order,
    filter: planFilter(model, resource, query),
    count: readCountMode(query),
    ...(keyset && { keyset }),
  };
}
