/** What a declared call is asked, as metadata describes it: ids of the path, the query, the body, the record. */
import { pathParameters } from '../../schema/actionPath.ts';
import type { ActionDescriptor, CallDescriptor, PropertyDescriptor } from '../../schema/descriptor.ts';
import { numberKinds } from '../../schema/kinds.ts';
import type { Sql, Values } from '../kit.ts';
import { readId } from '../plan/operators.ts';
import { type Resource, rowContract } from '../plan/resource.ts';
import { Parameters } from '../query/parameters.ts';
import { renderCurrent } from '../query/renderRead.ts';
import { requestProblem } from '../request/errors.ts';
import { renderWithin } from '../rights/renderWithin.ts';
import { findUnstorable } from '../validate/checkText.ts';
import { findUnknownRecords } from '../validate/findUnknownRecords.ts';
import { readBody } from '../validate/readBody.ts';
import { refuse } from '../validate/refuse.ts';
import type { CallerRequest, Engine, EntityRequest } from './engine.ts';

/** An action of an entity, or a call that belongs to none. */
export type Declared = ActionDescriptor | CallDescriptor;

export type Params = Readonly<Record<string, string | number>>;

/** @param refuse of a text that is no id */
export function readPathParams(
  declared: Declared,
  given: Readonly<Record<string, string>>,
  refuse: (id: string) => Error,
): Params {
  const read = pathParameters(declared).map(({ name, isId }) => {
    const text = given[name] ?? '';
    if (!isId) return [name, text] as const;
    const id = Number(readId(text) ?? Number.NaN);
    if (!Number.isSafeInteger(id)) throw refuse(text.slice(0, 80));
    return [name, id] as const;
  });
  return Object.fromEntries(read);
}

interface Reading {
  readonly body: Readonly<Record<string, unknown>>;
  readonly operation: 'create' | 'update';
}

/** Relations become ids of records that are there and that the caller may see. */
async function readValues(
  asking: CallerRequest,
  shape: Resource,
  reading: Reading,
  sql: Sql,
): Promise<Values> {
  const { engine, contract } = asking;
  const { model } = engine;
  const read = readBody({
    model,
    resource: shape,
    contract,
    isCall: true,
    ...reading,
  });
  const violations = [...read.violations, ...(await findUnknownRecords(sql, asking, read.named))];
  if (violations.length > 0) throw refuse(violations);
  return read.values;
}

function shapeOf({ engine }: CallerRequest, name: string): Resource {
  const shape = engine.model.get(name);
  if (!shape) throw new Error(`The entity "${name}" that a call takes is not there.`);
  return shape;
}

/** `hydra:member` is `member`, where the shape has a list of that name. */
function unprefixMember({ properties }: Resource, body: Reading['body']): Reading['body'] {
  const { 'hydra:member': member, ...others } = body;
  return member === undefined || !properties.has('member') || 'member' in body ? body : { ...others, member };
}

/** @param given `isChange`: of the record that the path names */
export async function readCallBody(
  asking: CallerRequest,
  { expects }: Declared,
  given: { readonly body: unknown; readonly sql: Sql; readonly isChange: boolean },
): Promise<unknown> {
  const { body, sql } = given;
  const unstorable = findUnstorable(body);
  if (unstorable) throw refuse([{ propertyPath: '', message: unstorable, code: 'text' }]);
  if (expects === undefined) return undefined;
  if (body === undefined) throw requestProblem('REQ-009', { type: 'missing' });
  if (expects === 'json') return body;
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw requestProblem('REQ-009', {
      type: body === null ? 'null' : Array.isArray(body) ? 'a list' : `a ${typeof body}`,
    });
  const shape = shapeOf(asking, expects);
  const own = unprefixMember(shape, body as Reading['body']);
  const operation = given.isChange && shape.descriptor.scope !== 'value' ? 'update' : 'create';
  return readValues(asking, shape, { body: own, operation }, sql);
}

const flags: ReadonlyMap<unknown, boolean> = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
]);

/** A parameter is text; what its property holds is read off it. What cannot be stays text, and is refused as such. */
export function readParameter(property: PropertyDescriptor, given: unknown): unknown {
  if (property.many && property.commaSeparated && typeof given === 'string')
    return given.split(',').filter((item) => item !== '');
  if (property.many)
    return [given].flat().map((item) => readParameter({ ...property, many: undefined } as never, item));
  if (property.kind === 'boolean') return flags.get(given) ?? given;
  const isNumber = numberKinds.includes(property.kind) && /^-?\d+(\.\d+)?$/.test(String(given));
  return isNumber ? Number(given) : given;
}

/** A list is given as `name=a&name=b`, or as `name[]=a&name[]=b`. */
const readGiven = (query: CallerRequest['query'], { name, many }: PropertyDescriptor): unknown =>
  many ? (query[name] ?? query[`${name}[]`]) : query[name];

/** Without a description, as it came. Parameters that are not described are the engine's own (`fields`), or nobody's. */
export async function readCallQuery(
  asking: CallerRequest,
  { query: name }: Declared,
  sql: Sql,
): Promise<unknown> {
  if (name === undefined) return asking.query;
  const shape = shapeOf(asking, name);
  const body = Object.fromEntries(
    shape.descriptor.properties.flatMap((property) => {
      const given = readGiven(asking.query, property);
      return given === undefined ? [] : [[property.name, readParameter(property, given)]];
    }),
  );
  return readValues(asking, shape, { body, operation: 'create' }, sql);
}

/** The record as hooks see it; 404 where it is not, or is out of the caller's sight. */
export function readRecord({
  engine,
  resource,
  asked,
  id,
}: {
  readonly engine: Engine;
  readonly resource: Resource;
  readonly asked: EntityRequest;
  readonly id: number;
}) {
  const { caller, contract, call } = asked;
  return async (sql: Sql, { lock }: { readonly lock: boolean }): Promise<Values> => {
    const parameters = new Parameters();
    for (const value of [rowContract(resource, contract), id]) parameters.add(value);
    const seen = [
      resource.behaviour?.visible?.({ row: 't', caller, param: parameters.add }),
      renderWithin(engine.model, resource, { call, rights: caller.rights, email: caller.email, row: 't' }),
    ].flatMap((one) => (one === undefined ? [] : ` AND (${one})`));
    const text = renderCurrent(resource, { lock, also: seen.join('') });
    const [row] = await sql.query<{ current: string }>(text, parameters.values);
    if (!row) throw requestProblem('REQ-010', { entity: resource.name, id });
    return JSON.parse(row.current) as Values;
  };
}
