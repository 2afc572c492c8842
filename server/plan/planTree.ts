/**
 * The parameter `filter`: comparisons joined by `and` and `or`, as JSON. Everything wrong in it is named by its path,
 * as in `filter.and[1].value`; depth and size are bounded before anything is looked up.
 */

import { findNearest } from '../../schema/findNearest.ts';
import type { Problem } from '../errors.ts';
import { planProblem } from './errors.ts';
import { jsonOperators, operatorsOf } from './operators.ts';
import { type Comparison, planComparison } from './planComparison.ts';
import { type Path, planPath } from './planPath.ts';
import type { Model, Resource } from './resource.ts';

export type Condition =
  | Comparison
  | { readonly and: readonly Condition[] }
  | { readonly or: readonly Condition[] };

const maxLength = 20_000;
export const maxDepth = 6;
export const maxComparisons = 60;

function refuse(path: string, reason: string): Problem {
  return planProblem('PLAN-008', { path: path.slice(0, 120), reason });
}

function jsonNames(path: Path): readonly string[] {
  const known = operatorsOf(path.last, path.owner);
  return Object.keys(jsonOperators).filter((name) => {
    const meaning = jsonOperators[name];
    return meaning !== undefined && known.includes(meaning.operator);
  });
}

function readScalar(value: unknown, place: string): string {
  if (typeof value === 'string' || typeof value === 'boolean') return String(value);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  throw refuse(place, 'it is no string, number or boolean; "exists" asks for what has no value');
}

function readValues(name: string, value: unknown, place: string): readonly string[] {
  if (name !== 'in' && name !== 'notIn') return [readScalar(value, place)];
  if (!Array.isArray(value) || value.length === 0) throw refuse(place, `"${name}" takes a list of values`);
  return value.map((one, index) => readScalar(one, `${place}[${index}]`));
}

type Node = Readonly<Record<string, unknown>>;

function readNode(value: unknown, place: string): Node {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Node;
  throw refuse(place, 'it is no object');
}

function onlyMembers(node: Node, names: readonly string[], place: string): void {
  for (const name in node)
    if (!names.includes(name))
      throw refuse(`${place}.${name}`, `perhaps "${findNearest(name, names)}" is meant`);
}

function planLeaf(model: Model, resource: Resource, node: Node, place: string): Comparison {
  onlyMembers(node, ['field', 'op', 'value', 'and', 'or'], place);
  const { field, op, value } = node;
  if (typeof field !== 'string') throw refuse(`${place}.field`, 'it names no field');
  const path = planPath(model, resource, field, `${place}.field`);
  const meaning = typeof op === 'string' && Object.hasOwn(jsonOperators, op) ? jsonOperators[op] : undefined;
  if (typeof op !== 'string' || !meaning)
    throw refuse(`${place}.op`, `it is none of ${jsonNames(path).join(', ')}`);
  const asked = { ...meaning, names: jsonNames(path), place: `${place}.value` };
  return planComparison(path, { ...asked, values: readValues(op, value, `${place}.value`) });
}

export function planTree(model: Model, resource: Resource, text: string): Condition {
  if (text.length > maxLength)
    throw planProblem('PLAN-007', { what: `a "filter" longer than ${maxLength} characters` });
  let count = 0;
  const plan = (value: unknown, place: string, depth: number): Condition => {
    if (depth > maxDepth) throw planProblem('PLAN-007', { what: `a "filter" deeper than ${maxDepth}` });
    const node = readNode(value, place);
    const join = 'and' in node ? 'and' : 'or' in node ? 'or' : undefined;
    if (!join) {
      if (++count > maxComparisons)
        throw planProblem('PLAN-007', { what: `more than ${maxComparisons} comparisons` });
      return planLeaf(model, resource, node, place);
    }
    onlyMembers(node, [join], place);
    const list = node[join];
    if (!Array.isArray(list)) throw refuse(`${place}.${join}`, 'it is no list');
    if (list.length === 0 && join === 'or') throw refuse(`${place}.or`, 'one of no conditions never holds');
    if (list.length > maxComparisons)
      throw planProblem('PLAN-007', { what: `more than ${maxComparisons} comparisons` });
    const conditions = list.map((one, index) => plan(one, `${place}.${join}[${index}]`, depth + 1));
    return join === 'and' ? { and: conditions } : { or: conditions };
  };
  return plan(parse(text), 'filter', 1);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw refuse(
      'filter',
      `it is no JSON: ${error instanceof Error ? error.message.slice(0, 80).toWellFormed() : ''}`,
    );
  }
}
