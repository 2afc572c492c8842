/**
 * What a list is asked for, made from the query of its address: page, order, filters, free text.
 * A parameter the entity does not know is refused: a filter dropped in silence shows what should not be seen.
 */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { Problem } from '../errors.ts';
import { isFieldsParameter, type Query } from '../request/readFields.ts';
import { findNearest } from './nearest.ts';
import {
  isSortable,
  isStorableText,
  type Operator,
  operatorNames,
  operatorsOf,
  readValue,
} from './operators.ts';
import { type Model, type Resource, targetOf } from './resource.ts';

/** A dotted path: relations, then a property. `id` is a property of every entity. */
export type Path = readonly PropertyDescriptor[];

export interface FilterPlan {
  readonly path: Path;
  readonly operator: Operator;
  /** One value, or a list for `is`. */
  readonly value: unknown;
}

export interface ListPlan {
  readonly page: number;
  readonly size: number;
  readonly order: readonly { readonly path: Path; readonly descending: boolean }[];
  readonly filters: readonly FilterPlan[];
  /** Filters of the entity's behaviour. */
  readonly custom: readonly { readonly name: string; readonly value: string }[];
  readonly text?: string;
}

export const defaultSize = 30;
const maxSize = 1000;
const maxPathLength = 4;
const maxFilters = 40;
const maxValues = 1000;
const label = { en: 'Id', fr: 'Identifiant' };
const idProperty: PropertyDescriptor = { name: 'id', kind: 'relation', label, column: 'id' };

export function planPath(model: Model, resource: Resource, dotted: string, parameter: string): Path {
  const names = dotted.split('.');
  if (names.length > maxPathLength)
    throw new Problem('PLAN-007', { what: `a path longer than ${maxPathLength} names` });
  const path: PropertyDescriptor[] = [];
  let current: Resource | undefined = resource;
  for (const name of names) {
    if (!current) {
      const last = path[path.length - 1];
      throw new Problem('PLAN-003', { entity: resource.name, field: last?.name ?? '' });
    }
    const property: PropertyDescriptor | undefined =
      name === 'id' || name === '@id' ? idProperty : current.properties.get(name);
    if (!property) {
      if (current !== resource || names.length > 1)
        throw new Problem('PLAN-001', {
          entity: current.name,
          field: name.slice(0, 80),
          nearest: findNearest(name, current.properties.keys()),
        });
      throw new Problem('PLAN-004', {
        entity: resource.name,
        parameter: parameter.slice(0, 80),
        nearest: findNearest(name, [
          'page',
          'itemsPerPage',
          ...Object.keys(resource.behaviour?.filters ?? {}),
          ...resource.properties.keys(),
        ]),
      });
    }
    path.push(property);
    current = property.kind === 'relation' && property.target ? targetOf(model, property) : undefined;
  }
  return path;
}

function readCount(parameter: string, value: string, bounds: { least: number; most: number }): number {
  const count = /^\d{1,9}$/.test(value) ? Number(value) : -1;
  if (count < bounds.least || count > bounds.most)
    throw new Problem('PLAN-005', {
      parameter,
      value: value.slice(0, 80),
      expected: `whole number from ${bounds.least} to ${bounds.most}`,
    });
  return count;
}

function planFilter(path: Path, parameter: string, name: string, values: readonly string[]): FilterPlan {
  const property = path[path.length - 1] as PropertyDescriptor;
  const known = operatorsOf(property);
  const operator = name === 'is' || name === 'exists' ? name : operatorNames[name];
  if (!operator || !known.includes(name))
    throw new Problem('PLAN-006', {
      parameter: parameter.slice(0, 80),
      field: property.name,
      kind: property.computed ? 'computed' : property.kind,
      operators: known.length ? known.map((one) => `"${one}"`).join(', ') : 'none',
    });
  if (values.length > maxValues) throw new Problem('PLAN-007', { what: `more than ${maxValues} values` });
  if (operator === 'exists')
    return { path, operator, value: readValue(existsProperty, { parameter, value: values[0] ?? '' }) };
  if (operator === 'contains' || operator === 'startsWith')
    return {
      path,
      operator,
      value: readValue({ ...property, kind: 'string' }, { parameter, value: values[0] ?? '' }),
    };
  const read = values.map((value) => readValue(property, { parameter, value }));
  return { path, operator, value: read.length === 1 ? read[0] : read };
}

const existsProperty: PropertyDescriptor = { name: 'exists', kind: 'boolean', label };

const shape = /^([A-Za-z@][\w.]*)(?:\[([\w.]*)\])?$/;

export function planList(model: Model, resource: Resource, query: Query): ListPlan {
  let page = 1;
  let size = defaultSize;
  let text: string | undefined;
  const order: { path: Path; descending: boolean }[] = [];
  const filters: FilterPlan[] = [];
  const custom: { name: string; value: string }[] = [];
  // `field[0]=a&field[1]=b`, as some clients write a list, is one filter.
  const indexed = new Map<string, string[]>();
  for (const parameter in query) {
    const values = [query[parameter]].flat().filter((value) => value !== undefined);
    const first = values[0] ?? '';
    if (parameter === 'contract' || isFieldsParameter(parameter)) continue;
    if (parameter === 'page') {
      page = readCount(parameter, first, { least: 1, most: 999_999_999 });
      continue;
    }
    if (parameter === 'itemsPerPage') {
      size = readCount(parameter, first, { least: 0, most: maxSize });
      continue;
    }
    if (parameter === 'q') {
      if (!isStorableText(first))
        throw new Problem('PLAN-005', { parameter, value: '', expected: 'text without NUL' });
      text = first || undefined;
      continue;
    }
    const [, name, operator] = shape.exec(parameter) ?? [];
    if (!name) {
      planPath(model, resource, parameter.replaceAll('.', ' '), parameter);
      continue;
    }
    if (operator === undefined && resource.behaviour?.filters?.[name]) {
      if (!isStorableText(first))
        throw new Problem('PLAN-005', { parameter, value: '', expected: 'text without NUL' });
      custom.push({ name, value: first });
    } else if (name === 'order' && operator) {
      const path = planPath(model, resource, operator, parameter);
      if (!/^(asc|desc)$/i.test(first))
        throw new Problem('PLAN-005', { parameter, value: first.slice(0, 80), expected: '"asc" or "desc"' });
      if (!path.every(isSortable))
        throw new Problem('PLAN-006', {
          parameter,
          field: operator,
          kind: 'many or json',
          operators: [...resource.properties.values()]
            .filter(isSortable)
            .map((property) => `"${property.name}"`)
            .join(', '),
        });
      order.push({ path, descending: first.toLowerCase() === 'desc' });
    } else if (name === 'exists' && operator)
      filters.push(planFilter(planPath(model, resource, operator, parameter), parameter, 'exists', values));
    else if (operator && /^\d+$/.test(operator)) indexed.set(name, [...(indexed.get(name) ?? []), ...values]);
    else
      filters.push(
        planFilter(planPath(model, resource, name, parameter), parameter, operator || 'is', values),
      );
  }
  for (const [name, values] of indexed)
    filters.push(planFilter(planPath(model, resource, name, name), name, 'is', values));
  if (filters.length + custom.length + order.length > maxFilters)
    throw new Problem('PLAN-007', { what: `more than ${maxFilters} filters` });
  if (order.length === 0)
    for (const [name, direction] of Object.entries(resource.descriptor.order ?? {}))
      order.push({ path: planPath(model, resource, name, 'order'), descending: direction === 'desc' });
  return { page, size, order, filters, custom, ...(text === undefined ? {} : { text }) };
}
