/**
 * Which rows a request is about, from the query of its address: filters, `filter`, free text, a behaviour's own.
 * Lists, selections and exports all ask here. A parameter the entity does not know is refused: a filter dropped in
 * silence shows, or changes, what should not be.
 */

import { findNearest } from '../../schema/findNearest.ts';
import type { Problem } from '../errors.ts';
import { isFieldsParameter, type Query } from '../request/readFields.ts';
import { planProblem } from './errors.ts';
import { onlyValue } from './onlyValue.ts';
import { bracketOperators, bracketsOf, isStorableText, operatorsOf } from './operators.ts';
import { type Comparison, planComparison } from './planComparison.ts';
import { type Path, planPath } from './planPath.ts';
import { type Condition, maxComparisons, planTree } from './planTree.ts';
import type { Model, Resource } from './resource.ts';

export interface FilterPlan {
  readonly conditions: readonly Condition[];
  /** Filters of the entity's behaviour. */
  readonly custom: readonly { readonly name: string; readonly value: string }[];
  /** What `q` asks for. */
  readonly text?: string;
  /** The only rows it can mean, where they were looked up ahead. */
  readonly ids?: readonly number[];
  /** The text looked up is in more rows than a total is counted to. */
  readonly isMany?: true;
}

/** How a list shows its rows; which rows they are does not depend on it. */
const viewParameters: readonly string[] = ['contract', 'page', 'itemsPerPage', 'cursor', 'count'];

/** The path in `order[path]`; `order[]` and `order[0]` are filters of a property called "order". */
export function orderedPath(parameter: string): string | undefined {
  return /^order\[([A-Za-z@].*)\]$/.exec(parameter)?.[1];
}

export function isViewParameter(name: string): boolean {
  return viewParameters.includes(name) || isFieldsParameter(name) || orderedPath(name) !== undefined;
}

const shape = /^(@?[A-Za-z][\w.@]*)(?:\[([\w.@]*)\])?$/;

export function valuesOf(query: Query, parameter: string): readonly string[] {
  return [query[parameter]].flat().filter((value) => value !== undefined);
}

function readText(parameter: string, value: string): string {
  if (isStorableText(value)) return value;
  throw planProblem('PLAN-005', { parameter, value: '', expected: 'text without NUL and lone surrogates' });
}

function refuseParameter(resource: Resource, parameter: string, also: readonly string[]): Problem {
  return planProblem('PLAN-004', {
    entity: resource.name,
    parameter: parameter.slice(0, 80),
    nearest: findNearest(parameter, [
      ...also,
      ...viewParameters,
      ...Object.keys(resource.behaviour?.filters ?? {}),
      'q',
      'filter',
      'id',
      ...resource.properties.keys(),
    ]),
  });
}

/** The names of a path's filters as an address writes them. */
function namesOf({ last, owner }: Path): readonly string[] {
  const known = operatorsOf(last, owner);
  return [
    ...(known.includes('is') ? ['is'] : []),
    ...bracketsOf(last, owner),
    ...(known.includes('exists') ? ['exists'] : []),
  ];
}

interface Parts {
  readonly name: string;
  readonly operator: string;
  readonly parameter: string;
  readonly values: readonly string[];
}

/** `a,b` is a and b; what stands between two commas and is empty is no value. */
const splitValues = (values: readonly string[]): readonly string[] =>
  values.flatMap((value) => (value.includes(',') ? value.split(',').filter((one) => one !== '') : [value]));

function planParameter(
  model: Model,
  resource: Resource,
  { name, operator, parameter, values }: Parts,
): Comparison {
  const path = planPath(model, resource, name, parameter);
  const names = namesOf(path);
  const meaning = names.includes(operator) ? bracketOperators[operator] : undefined;
  const simple = operator === 'is' || operator === 'exists' ? operator : undefined;
  const given = path.last.commaSeparated && operator === 'is' ? splitValues(values) : values;
  return planComparison(path, {
    operator: simple ?? meaning?.operator,
    values: given,
    place: parameter,
    names,
  });
}

/** @param also parameters of the call itself, such as `expectedTotal` of a selection: left to whoever reads them */
export function planFilter(
  model: Model,
  resource: Resource,
  query: Query,
  also: readonly string[] = [],
): FilterPlan {
  const conditions: Condition[] = [];
  const custom: { name: string; value: string }[] = [];
  // `field[0]=a&field[1]=b`, as some clients write a list, is one filter.
  const indexed = new Map<string, string[]>();
  let text: string | undefined;
  for (const parameter in query) {
    if (isViewParameter(parameter) || also.includes(parameter)) continue;
    const values = valuesOf(query, parameter);
    const only = () => onlyValue(parameter, values) ?? '';
    const [, name, operator] = shape.exec(parameter) ?? [];
    if (parameter === 'q') text = readText(parameter, only()).trim() || undefined;
    else if (parameter === 'filter') conditions.push(planTree(model, resource, only()));
    else if (operator === undefined && name !== undefined && isCustom(resource, name))
      custom.push({ name, value: readText(parameter, only()) });
    else if (name === 'exists' && operator)
      conditions.push(
        planParameter(model, resource, { name: operator, operator: 'exists', parameter, values }),
      );
    else if (!name || !isKnown(resource, name)) throw refuseParameter(resource, parameter, also);
    else if (operator && /^\d+$/.test(operator)) indexed.set(name, [...(indexed.get(name) ?? []), ...values]);
    else
      conditions.push(
        planParameter(model, resource, { name, operator: operator || 'is', parameter, values }),
      );
  }
  for (const [name, values] of indexed)
    conditions.push(planParameter(model, resource, { name, operator: 'is', parameter: name, values }));
  if (conditions.length + custom.length > maxComparisons)
    throw planProblem('PLAN-007', { what: `more than ${maxComparisons} filters` });
  return { conditions, custom, ...(text === undefined ? {} : { text }) };
}

/** By its own name: `constructor` is a member of every object, and no filter. */
function isCustom({ behaviour }: Resource, name: string): boolean {
  return behaviour?.filters !== undefined && Object.hasOwn(behaviour.filters, name);
}

/** A name without a dot that is no field is a parameter that is not there; a path is looked up name by name. */
function isKnown(resource: Resource, name: string): boolean {
  return name.includes('.') || name === 'id' || name === '@id' || resource.properties.has(name);
}
