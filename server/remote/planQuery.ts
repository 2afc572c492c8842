/** The parameters of one of our lists as those that the other server declares; what it does not declare is refused. */
import { findFilter } from '../../schema/remote.ts';
import type { Problem } from '../errors.ts';
import type { Model, Resource } from '../plan/resource.ts';
import { isFieldsParameter, type Query } from '../request/readFields.ts';
import { remoteProblem } from './errors.ts';
import type { Window } from './readPage.ts';
import { isJson, readLocalId, writeRemoteId } from './wire.ts';

export interface RemoteQuery {
  readonly query: URLSearchParams;
  readonly window: Window;
  /** By these alone, as a screen reads records it knows by name. */
  readonly ids: readonly string[] | undefined;
  /** Whether its next page is asked for by a cursor. */
  readonly isCursor: boolean;
}

interface Planning {
  readonly model: Model;
  readonly resource: Resource;
  readonly contract: number;
  /** Path of the API on its server, which addresses of records begin with. */
  readonly root: string;
}

const USUAL_SIZE = 30;
const MOST_SIZE = 1000;

/** About our answer, or about who asks; a count is made where the server counts. */
const own = ['page', 'itemsPerPage', 'cursor', 'count', 'contract', 'contractId'];

const numberFrom = (value: unknown, usual: number): number => {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : usual;
};

const isIds = (name: string): boolean => name === 'id' || name === 'id[]';

function undeclared({ resource }: Planning, parameter: string): Problem {
  return remoteProblem('REM-008', {
    api: resource.descriptor.api,
    entity: resource.name,
    parameter: parameter.slice(0, 80),
  });
}

/** A relation by its address or id there. */
function writeValue({ model, resource, contract, root }: Planning, path: string, value: string): string {
  const target = model.get(resource.properties.get(path)?.target ?? '');
  const id = target && readLocalId(target, value, contract);
  return target && id !== undefined ? String(writeRemoteId(target, id, root)) : value;
}

function addFilter(planning: Planning, query: URLSearchParams, filter: Filter): void {
  const { path, operator, values } = filter;
  const { descriptor, properties } = planning.resource;
  const [first = ''] = path.split('.');
  const name = operator === '' ? path : `${path}[${operator}]`;
  // What the caller may not see is not asked about either.
  if (!properties.has(first)) throw undeclared(planning, name);
  const many = values.length > 1 ? descriptor.remote?.filters?.[`${path}[]`] : undefined;
  const parameter = many ?? findFilter(descriptor, path, operator);
  if (parameter === undefined || (values.length > 1 && many === undefined)) throw undeclared(planning, name);
  for (const value of values) query.append(parameter, writeValue(planning, path, value));
}

interface Filter {
  readonly path: string;
  readonly operator: string;
  readonly values: readonly string[];
}

const jsonOperators: Readonly<Record<string, string>> = {
  eq: '',
  in: '',
  contains: 'contains',
  startsWith: 'startsWith',
  gt: 'gt',
  gte: 'gte',
  lt: 'lt',
  lte: 'lte',
};

/** What parameters can express of the JSON of `filter`: comparisons that must all hold. */
function readTree(planning: Planning, text: string): readonly Filter[] {
  const read = (node: unknown): readonly Filter[] => {
    if (!isJson(node)) throw undeclared(planning, 'filter');
    if (Array.isArray(node.and)) return node.and.flatMap(read);
    const operator = jsonOperators[String(node.op)];
    if (operator === undefined || typeof node.field !== 'string') throw undeclared(planning, 'filter');
    return [{ path: node.field, operator, values: [node.value].flat().map(String) }];
  };
  try {
    return read(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) throw undeclared(planning, 'filter');
    throw error;
  }
}

function addOrder(planning: Planning, query: URLSearchParams, path: string, direction: string): void {
  const { sort, names } = planning.resource.descriptor.remote ?? {};
  if (!sort?.properties.includes(path)) throw undeclared(planning, `order[${path}]`);
  const name = names?.[path] ?? path;
  const isDescending = direction === 'desc';
  if (sort.parameter.includes('{}'))
    query.set(sort.parameter.replace('{}', name), isDescending ? 'desc' : 'asc');
  else if (sort.direction === undefined) query.set(sort.parameter, isDescending ? `-${name}` : name);
  else {
    query.set(sort.parameter, name);
    query.set(sort.direction, isDescending ? 'desc' : 'asc');
  }
}

function addSearch(planning: Planning, query: URLSearchParams, text: string): void {
  const { descriptor } = planning.resource;
  const parameter = descriptor.remote?.search ?? findFilter(descriptor, descriptor.title, 'contains');
  if (parameter === undefined) throw undeclared(planning, 'q');
  query.set(parameter, text);
}

function addParameter(
  planning: Planning,
  query: URLSearchParams,
  name: string,
  values: readonly string[],
): void {
  const [, order] = /^order\[([\w.]+)\]$/.exec(name) ?? [];
  const [first = ''] = values;
  if (order !== undefined) addOrder(planning, query, order, first);
  else if (name === 'q') addSearch(planning, query, first);
  else if (name === 'filter')
    for (const filter of readTree(planning, first)) addFilter(planning, query, filter);
  else {
    const [, path = '', operator = ''] = /^([\w.]+)(?:\[(\w*)\])?$/.exec(name) ?? [];
    addFilter(planning, query, { path, operator, values });
  }
}

export function planQuery(planning: Planning, asked: Query): RemoteQuery {
  const query = new URLSearchParams();
  let ids: readonly string[] | undefined;
  for (const name in asked) {
    const values = [asked[name] ?? []].flat();
    if (own.includes(name) || isFieldsParameter(name)) continue;
    if (isIds(name))
      ids = values.flatMap((one) => readLocalId(planning.resource, one, planning.contract) ?? []);
    else addParameter(planning, query, name, values);
  }
  const size = Math.min(numberFrom(asked.itemsPerPage, USUAL_SIZE), MOST_SIZE);
  // A cursor of ours names the page: whether theirs move under it is up to their server.
  const page = numberFrom(asked.cursor || asked.page, 1);
  return { query, window: { page, size }, ids, isCursor: asked.cursor !== undefined };
}
