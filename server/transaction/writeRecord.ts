/**
 * Writes with hooks, pairs and embedded lists: everything inside one open transaction.
 * An embedded list that a hook leaves in the values is written by the engine, item by item; hooks of the items'
 * entity do not run, so a behaviour with rules about its items takes the list out and writes it itself.
 */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { Problem, type Violation } from '../errors.ts';
import type { Sql, Values, WriteContext } from '../kit.ts';
import { type Model, type Resource, targetOf } from '../plan/resource.ts';
import { quote } from '../query/identifiers.ts';
import { renderCurrent } from '../query/renderRead.ts';
import { renderDelete, renderInsert, renderUpdate } from '../query/renderWrite.ts';
import { type Reach, requireInside, requireWithin } from '../rights/checkRights.ts';
import { refuse } from '../validate/refuse.ts';
import { settleWhen } from '../validate/settleWhen.ts';
import { mergeJson } from './mergeJson.ts';

export interface WriteInput {
  readonly model: Model;
  readonly resource: Resource;
  readonly context: WriteContext;
  readonly actor: string;
}

/** How far who writes may reach with a call. */
export function reachOf(
  { model, resource, context }: WriteInput,
  call: 'create' | 'update' | 'delete',
): Reach {
  const { caller, contract } = context;
  return { model, resource, caller, contract, call };
}

let said = { time: Number.NaN, text: '' };

/** Said once for all rows of one instant: a millisecond has many, and more when many are written at once. */
function sayInstant(now: Date): string {
  const time = now.getTime();
  if (time !== said.time) said = { time, text: now.toISOString() };
  return said.text;
}

const stamped = new WeakMap<Resource, readonly PropertyDescriptor[]>();

/** The instants the engine sets itself. */
export function stamp(resource: Resource, values: Values, now: Date, operation: 'create' | 'update'): Values {
  let instants = stamped.get(resource);
  if (!instants) {
    instants = resource.descriptor.properties.filter(({ role }) => role !== undefined);
    stamped.set(resource, instants);
  }
  for (const { role, name } of instants)
    if (role === 'updatedAt' || operation === 'create') values[name] = sayInstant(now);
  return values;
}

async function writePairs(
  sql: Sql,
  property: PropertyDescriptor,
  row: { contract: number; id: number; ids: unknown },
) {
  const pairs = quote(property.through ?? '');
  await sql.query(`DELETE FROM ${pairs} WHERE "contract_id" = $1 AND "source_id" = $2`, [
    row.contract,
    row.id,
  ]);
  const ids = [...new Set([row.ids].flat().map(Number))];
  if (ids.length === 0) return;
  await sql.query(
    `INSERT INTO ${pairs} ("contract_id", "source_id", "target_id", "position") SELECT $1::bigint, $2::bigint, v.id, v.position FROM unnest($3::bigint[]) WITH ORDINALITY v(id, position)`,
    [row.contract, row.id, ids],
  );
}

async function writeChildren(
  input: WriteInput,
  property: PropertyDescriptor,
  owner: { id: number; items: readonly Values[] },
) {
  const { model, context, actor } = input;
  const { tx, contract, now } = context;
  const resource = targetOf(model, property);
  const back = resource.properties.get(property.inverse ?? '');
  const table = quote(resource.descriptor.table);
  const kept = owner.items.flatMap((item) => (typeof item.id === 'number' ? [item.id] : []));
  await tx.query(
    `DELETE FROM ${table} WHERE "contract_id" = $1 AND ${quote(back?.column ?? '')} = $2 AND NOT ("id" = ANY($3::bigint[]))`,
    [contract, owner.id, kept],
  );
  for (const [index, item] of owner.items.entries()) {
    const values: Values = { ...item, [back?.name ?? '']: owner.id };
    if (typeof item.id !== 'number') {
      await insertRecord({ ...input, resource }, stamp(resource, values, now, 'create'));
      continue;
    }
    const mine = await tx.query(
      `SELECT 1 FROM ${table} WHERE "contract_id" = $1 AND "id" = $2 AND ${quote(back?.column ?? '')} = $3`,
      [contract, item.id, owner.id],
    );
    if (mine.length === 0)
      throw refuse([
        {
          propertyPath: `${property.name}[${index}]`,
          message: 'This belongs to another record.',
          code: 'relation',
        },
      ]);
    const row = { resource, contract, id: String(item.id), values: stamp(resource, values, now, 'update') };
    const update = renderUpdate(row, { actor });
    await tx.query(update.text, update.values);
  }
}

async function writeRelated(input: WriteInput, id: number, values: Values): Promise<void> {
  const { context } = input;
  for (const property of input.resource.descriptor.properties) {
    if (!property.many || property.kind !== 'relation' || !Object.hasOwn(values, property.name)) continue;
    if (property.through)
      await writePairs(context.tx, property, {
        contract: context.contract,
        id,
        ids: values[property.name] ?? [],
      });
    else if (property.inverse)
      await writeChildren(input, property, { id, items: (values[property.name] ?? []) as Values[] });
  }
}

export async function insertRecord(input: WriteInput, values: Values): Promise<number> {
  const { resource, context, actor } = input;
  const insert = renderInsert({ resource, contract: context.contract, values }, { actor });
  const [row] = await context.tx.query<{ id: number }>(insert.text, insert.values);
  const id = Number(row?.id);
  await writeRelated(input, id, values);
  return id;
}

export async function createRecord(input: WriteInput, body: Values): Promise<number> {
  const { resource, context } = input;
  const { behaviour } = resource;
  const values = (await behaviour?.beforeCreate?.(body, context)) ?? body;
  const id = await insertRecord(input, stamp(resource, values, context.now, 'create'));
  await behaviour?.afterCreate?.({ id, values }, context);
  await requireWithin(context.tx, reachOf(input, 'create'), [id]);
  return id;
}

interface Existing {
  readonly id: string;
  /** The version the caller expects, from If-Match. */
  readonly version?: string;
}

async function lockCurrent({ resource, context }: WriteInput, { id, version }: Existing): Promise<Values> {
  const [row] = await context.tx.query<{ current: string; etag: string }>(renderCurrent(resource), [
    context.contract,
    id,
  ]);
  if (!row) throw new Problem('REQ-010', { entity: resource.name, id });
  if (version !== undefined && row.etag !== version)
    throw new Problem('TX-002', { entity: resource.name, id, version: row.etag });
  return JSON.parse(row.current) as Values;
}

function refuseImmutable(resource: Resource, values: Values, current: Values): void {
  const changed = resource.descriptor.properties.filter(
    ({ name, immutable, kind }) =>
      immutable &&
      Object.hasOwn(values, name) &&
      JSON.stringify(readable(values[name], kind)) !== JSON.stringify(readable(current[name], kind)),
  );
  if (changed.length > 0)
    throw refuse(
      changed.map(({ name }) => ({
        propertyPath: name,
        message: 'This is set once and not changed after.',
        code: 'immutable',
      })),
    );
  for (const { name, immutable } of resource.descriptor.properties) if (immutable) delete values[name];
}

/** Instants are compared as instants: `.000Z` and `Z` are one. */
function readable(value: unknown, kind: string): unknown {
  return kind === 'dateTime' && typeof value === 'string' ? Date.parse(value) : (value ?? null);
}

export async function updateRecord(
  input: WriteInput,
  existing: Existing & { readonly isMerge: boolean },
  body: Values,
): Promise<void> {
  await requireInside(input.context.tx, reachOf(input, 'update'), [existing.id]);
  await updateLocked(input, { ...existing, current: await lockCurrent(input, existing) }, body);
}

/** Of a value, what a patch leaves out stays as it stands. */
function mergeValues({ model, resource }: WriteInput, body: Values, current: Values): void {
  const misplaced: Violation[] = [];
  for (const property of resource.descriptor.properties) {
    const { name, kind, many, secret } = property;
    // Nothing can be merged into what is sealed: it is replaced.
    if (kind !== 'json' || many || secret || !Object.hasOwn(body, name)) continue;
    const patch = body[name];
    const value = mergeJson(current[name], patch);
    misplaced.push(...settleWhen({ model, property, value, patch }));
    body[name] = value;
  }
  if (misplaced.length > 0) throw refuse(misplaced);
}

/** The update of a record whose row is locked already. */
export async function updateLocked(
  input: WriteInput,
  existing: { readonly id: string; readonly isMerge: boolean; readonly current: Values },
  body: Values,
): Promise<void> {
  const { resource, context } = input;
  const { behaviour } = resource;
  const { current } = existing;
  const id = Number(existing.id);
  if (existing.isMerge) mergeValues(input, body, current);
  refuseImmutable(resource, body, current);
  const values = (await behaviour?.beforeUpdate?.({ id, values: body, current }, context)) ?? body;
  stamp(resource, values, context.now, 'update');
  const update = renderUpdate(
    { resource, contract: context.contract, id: existing.id, values },
    { actor: input.actor },
  );
  await context.tx.query(update.text, update.values);
  await writeRelated(input, id, values);
  await behaviour?.afterUpdate?.({ id, values, current }, context);
  await requireWithin(context.tx, reachOf(input, 'update'), [id]);
}

export async function deleteRecord(input: WriteInput, existing: Existing): Promise<void> {
  await requireInside(input.context.tx, reachOf(input, 'delete'), [existing.id]);
  await deleteLocked(input, { id: existing.id, current: await lockCurrent(input, existing) });
}

/** The delete of a record whose row is locked already. */
export async function deleteLocked(
  { resource, context, actor }: WriteInput,
  existing: { readonly id: string; readonly current: Values },
): Promise<void> {
  const { current } = existing;
  await resource.behaviour?.beforeDelete?.({ id: Number(existing.id), current }, context);
  const statement = renderDelete({ resource, contract: context.contract, id: existing.id }, actor);
  await context.tx.query(statement.text, statement.values);
}
