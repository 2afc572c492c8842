/** What an action is asked, as metadata describes it: ids of the path, the query, the body, the record. */
import { isAboutRecord, pathParameters } from '../../schema/actionPath.ts';
import type { ActionDescriptor, PropertyDescriptor } from '../../schema/descriptor.ts';
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
import type { Asked, Engine } from './engine.ts';

type Params = Readonly<Record<string, string | number>>;

/** An id that is none names no record. */
export function readPathParams(
  resource: Resource,
  action: ActionDescriptor,
  given: Readonly<Record<string, string>>,
): Params {
  const read = pathParameters(action).map(({ name, isId }) => {
    const text = given[name] ?? '';
    if (!isId) return [name, text] as const;
    const id = Number(readId(text) ?? Number.NaN);
    if (!Number.isSafeInteger(id))
      throw requestProblem('REQ-010', { entity: resource.name, id: text.slice(0, 80) });
    return [name, id] as const;
  });
  return Object.fromEntries(read);
}

interface Reading {
  readonly body: Readonly<Record<string, unknown>>;
  readonly operation: 'create' | 'update';
}

/** Relations become ids of records that are there and that the caller may see. */
async function readValues(asked: Asked, shape: Resource, reading: Reading, sql: Sql): Promise<Values> {
  const { engine, contract } = asked;
  const { model } = engine;
  const read = readBody({
    model,
    resource: shape,
    contract,
    isCall: shape.descriptor.scope === 'value',
    ...reading,
  });
  const violations = [...read.violations, ...(await findUnknownRecords(sql, asked, read.named))];
  if (violations.length > 0) throw refuse(violations);
  return read.values;
}

function shapeOf({ engine }: Asked, name: string): Resource {
  const shape = engine.model.get(name);
  if (!shape) throw new Error(`The entity "${name}" that a call takes is not there.`);
  return shape;
}

export async function readActionBody(
  asked: Asked,
  action: ActionDescriptor,
  { body, sql }: { readonly body: unknown; readonly sql: Sql },
): Promise<unknown> {
  const { expects } = action;
  const unstorable = findUnstorable(body);
  if (unstorable) throw refuse([{ propertyPath: '', message: unstorable, code: 'text' }]);
  if (expects === undefined) return undefined;
  if (body === undefined) throw requestProblem('REQ-009', { type: 'missing' });
  if (expects === 'json') return body;
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw requestProblem('REQ-009', {
      type: body === null ? 'null' : Array.isArray(body) ? 'a list' : `a ${typeof body}`,
    });
  const shape = shapeOf(asked, expects);
  const isChange = shape.descriptor.scope !== 'value' && isAboutRecord(asked.resource.descriptor, action);
  const operation = isChange ? 'update' : 'create';
  return readValues(asked, shape, { body: body as Reading['body'], operation }, sql);
}

const flags: ReadonlyMap<unknown, boolean> = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
]);

/** A parameter is text; what its property holds is read off it. What cannot be stays text, and is refused as such. */
function readParameter(property: PropertyDescriptor, given: unknown): unknown {
  if (property.many)
    return [given].flat().map((item) => readParameter({ ...property, many: undefined } as never, item));
  if (property.kind === 'boolean') return flags.get(given) ?? given;
  const isNumber = numberKinds.includes(property.kind) && /^-?\d+(\.\d+)?$/.test(String(given));
  return isNumber ? Number(given) : given;
}

/** Without a description, as it came. Parameters that are not described are the engine's own (`fields`), or nobody's. */
export async function readActionQuery(
  asked: Asked,
  { query: name }: ActionDescriptor,
  sql: Sql,
): Promise<unknown> {
  if (name === undefined) return asked.query;
  const shape = shapeOf(asked, name);
  const body = Object.fromEntries(
    shape.descriptor.properties.flatMap((property) => {
      const given = asked.query[property.name];
      return given === undefined ? [] : [[property.name, readParameter(property, given)]];
    }),
  );
  return readValues(asked, shape, { body, operation: 'create' }, sql);
}

/** The record as hooks see it; 404 where it is not, or is out of the caller's sight. */
export async function readRecord(
  sql: Sql,
  {
    engine,
    resource,
    asked,
    id,
    lock,
  }: {
    readonly engine: Engine;
    readonly resource: Resource;
    readonly asked: Asked;
    readonly id: number;
    readonly lock: boolean;
  },
): Promise<Values> {
  const { caller, contract, call } = asked;
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
}
