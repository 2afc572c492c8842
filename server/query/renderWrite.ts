/**
 * Inserts, updates and deletes. With an `object` the same statement answers the record's JSON and sets who writes
 * (`app.actor`, for the outbox): one round trip. The outbox trigger runs after the statement and so sees it.
 */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import type { Values } from '../kit.ts';
import type { Resource } from '../plan/resource.ts';
import { isSealed, textOfSecret } from '../secrets/sealedText.ts';
import { quote } from './identifiers.ts';

export interface WriteStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

interface Row {
  readonly resource: Resource;
  readonly contract: number;
  readonly values: Values;
}

interface Answer {
  /** SQL of the record's JSON, the row's alias being `t`. */
  readonly object?: string;
  readonly actor: string;
}

/** A value as the driver sends it; a secret, sealed. */
export function stored(resource: Resource, property: PropertyDescriptor, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (isSealed(property)) return resource.seal(textOfSecret(value));
  if (value instanceof Date) return value.toISOString();
  return property.kind === 'json' || property.many ? JSON.stringify(value) : value;
}

interface Columns {
  readonly names: readonly string[];
  readonly values: readonly unknown[];
}

function columnsOf({ resource, values }: Row): Columns {
  const names: string[] = [];
  const given: unknown[] = [];
  for (const property of resource.descriptor.properties)
    if (property.column && property.column !== 'contract_id' && Object.hasOwn(values, property.name)) {
      names.push(property.column);
      given.push(stored(resource, property, values[property.name]));
    }
  return { names, values: given };
}

/** By the record's JSON, then by what is written: the same screen writes the same columns again and again. */
const remembered = new WeakMap<Resource, Map<string, Map<string, string>>>();
const mostRemembered = 500;

/** The text of a statement, one and the same string for the same shape: the driver knows it again by that. */
function remember(
  resource: Resource,
  { object = '', shape }: { readonly object?: string | undefined; readonly shape: string },
  render: () => string,
): string {
  const objects = remembered.get(resource) ?? new Map<string, Map<string, string>>();
  remembered.set(resource, objects);
  const shapes = objects.get(object) ?? new Map<string, string>();
  const known = shapes.get(shape);
  if (known !== undefined) return known;
  const text = render();
  if (objects.size >= mostRemembered) objects.clear();
  if (shapes.size >= mostRemembered) shapes.clear();
  objects.set(object, shapes.set(shape, text));
  return text;
}

/** @param actor SQL of who writes */
function answered(statement: string, object: string | undefined, actor: string): string {
  const body = object ? `${object}::text` : 'NULL::text';
  return `${statement} RETURNING t."id", ${body} AS body, t.xmin::text AS etag, set_config('app.actor', ${actor}::text, true) AS actor`;
}

/** `$1` is the contract, then come the values, last who writes. */
export function renderInsert(row: Row, { object, actor }: Answer): WriteStatement {
  const { resource, contract } = row;
  const { names, values } = columnsOf(row);
  const text = remember(resource, { object, shape: `insert ${names.join()}` }, () => {
    const columns = names.map((name) => `, ${quote(name)}`).join('');
    const places = names.map((_, index) => `, $${index + 2}`).join('');
    const table = quote(resource.descriptor.table);
    const insert = `INSERT INTO ${table} AS t ("contract_id"${columns}) VALUES ($1${places})`;
    return answered(insert, object, `$${names.length + 2}`);
  });
  return { text, values: [contract, ...values, actor] };
}

interface Target {
  readonly resource: Resource;
  readonly contract: number;
  readonly id: string;
  readonly version?: string;
}

/** `$1` and `$2` name the row, `$3` who writes; `$4` is its version where one is expected. */
const targetSql = ({ version }: Target): string =>
  `WHERE t."contract_id" = $1 AND t."id" = $2${version === undefined ? '' : ' AND t.xmin = $4::text::xid'}`;

const targetValues = ({ contract, id, version }: Target, actor: string): unknown[] =>
  version === undefined ? [contract, id, actor] : [contract, id, actor, version];

export function renderUpdate(row: Row & Target, { object, actor }: Answer): WriteStatement {
  const { resource, version } = row;
  const { names, values } = columnsOf(row);
  const target = targetValues(row, actor);
  const shape = `update ${version === undefined ? '' : 'version '}${names.join()}`;
  const text = remember(resource, { object, shape }, () => {
    // A change of pairs alone touches the row too: its version stands for the whole record.
    const set = names.length
      ? names.map((name, index) => `${quote(name)} = $${target.length + 1 + index}`).join(', ')
      : '"contract_id" = t."contract_id"';
    const update = `UPDATE ${quote(resource.descriptor.table)} AS t SET ${set} ${targetSql(row)}`;
    return answered(update, object, '$3');
  });
  return { text, values: [...target, ...values] };
}

export function renderDelete(row: Target, actor: string): WriteStatement {
  const table = quote(row.resource.descriptor.table);
  const text = answered(`DELETE FROM ${table} AS t ${targetSql(row)}`, undefined, '$3');
  return { text, values: targetValues(row, actor) };
}
