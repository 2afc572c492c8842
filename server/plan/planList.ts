/** What a list is asked for, made from the query of its address: page, order, and which rows. */
import { Problem } from '../errors.ts';
import type { Query } from '../request/readFields.ts';
import { isSortable } from './operators.ts';
import { type FilterPlan, orderedPath, planFilter, valuesOf } from './planFilter.ts';
import { type Path, planPath } from './planPath.ts';
import type { Model, Resource } from './resource.ts';

export interface OrderTerm {
  readonly path: Path;
  readonly isDescending: boolean;
}

export interface ListPlan {
  readonly page: number;
  readonly size: number;
  readonly order: readonly OrderTerm[];
  readonly filter: FilterPlan;
}

const defaultSize = 30;
const maxSize = 1000;
const maxOrders = 8;

function readCount(
  query: Query,
  parameter: string,
  bounds: { least: number; most: number; usual: number },
): number {
  const [value] = valuesOf(query, parameter);
  if (value === undefined) return bounds.usual;
  const count = /^\d{1,9}$/.test(value) ? Number(value) : -1;
  if (count < bounds.least || count > bounds.most)
    throw new Problem('PLAN-005', {
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
    throw new Problem('PLAN-005', { parameter, value: value.slice(0, 80), expected: '"asc" or "desc"' });
  if (path.properties.some((property) => property.many) || !isSortable(path.last, path.owner))
    throw new Problem('PLAN-006', {
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

/** As asked, else as the entity says. The id, last of all, makes it whole. */
export function planOrder(model: Model, resource: Resource, query: Query): readonly OrderTerm[] {
  const asked = Object.keys(query).filter((parameter) => orderedPath(parameter) !== undefined);
  if (asked.length > maxOrders) throw new Problem('PLAN-007', { what: `more than ${maxOrders} orders` });
  if (asked.length > 0)
    return asked.map((parameter) =>
      planTerm(model, resource, parameter, valuesOf(query, parameter)[0] ?? ''),
    );
  return Object.entries(resource.descriptor.order ?? {}).map(([name, direction]) =>
    planTerm(model, resource, `order[${name}]`, direction),
  );
}

export function planList(model: Model, resource: Resource, query: Query): ListPlan {
  return {
    page: readCount(query, 'page', { least: 1, most: 999_999_999, usual: 1 }),
    size: readCount(query, 'itemsPerPage', { least: 0, most: maxSize, usual: defaultSize }),
    order: planOrder(model, resource, query),
    filter: planFilter(model, resource, query),
  };
}
