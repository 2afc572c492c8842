/**
 * One record in an open transaction, whatever asks for it: normalized, hooks before, its row, pairs and embedded list,
 * hooks after. Where the row is all there is to write, it is one statement.
 */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { Problem } from '../errors.ts';
import type { Values, WriteContext, WriteFacts } from '../kit.ts';
import { type Model, type Resource, targetOf } from '../plan/resource.ts';
import { quote } from '../query/identifiers.ts';
import { renderCurrent } from '../query/renderRead.ts';
import { renderDelete, renderInsert, renderUpdate } from '../query/renderWrite.ts';
import { requestProblem } from '../request/errors.ts';
import { type Reach, requireInside, requireWithin } from '../rights/checkRights.ts';
import { refuse } from '../validate/refuse.ts';
import { actorOf } from './actorOf.ts';
import { transactionProblem } from './errors.ts';
import { findMissing } from './findMissing.ts';
import { applyHook, isHooked, normalizeValues, planRow } from './hooks.ts';
import { movePaths } from './movePaths.ts';
import { mergeValues, refuseImmutable } from './settleUpdate.ts';
import { stamp } from './stamp.ts';
import { writePairs } from './writePairs.ts';

export interface WriteInput {
  readonly model: Model;
  readonly resource: Resource;
  readonly context: WriteContext;
  /** `server`: what the caller may do was settled by who writes, such as an action; absent: each record is checked. */
  readonly authority?: 'server';
}

/** How far who writes may reach with a call; undefined where that was settled before. */
export function reachOf(
  { model, resource, context, authority }: WriteInput,
  call: 'create' | 'update' | 'delete',
): Reach | undefined {
  const { caller, contract } = context;
  return authority ? undefined : { model, resource, caller, contract, call };
}

export function factsOf({ contract, caller, now }: WriteContext, operation: WriteFacts['operation']) {
  return { operation, contract, caller, now } satisfies WriteFacts;
}

function refuseForeignItem(propertyPath: string): Problem {
  return refuse([{ propertyPath, message: 'This belongs to another record.', code: 'relation' }]);
}

/** The items of an embedded list: records of their own, with hooks. Those that are left out are deleted. */
async function writeItems(
  input: WriteInput,
  property: PropertyDescriptor,
  owner: { readonly id: number; readonly items: readonly Values[] },
): Promise<void> {
  const { tx, contract } = input.context;
  const resource = targetOf(input.model, property);
  const own: WriteInput = { ...input, resource, authority: 'server' };
  const back = resource.properties.get(property.inverse ?? '');
  const rows = await tx.query<{ id: number }>(
    `SELECT "id" FROM ${quote(resource.descriptor.table)} WHERE "contract_id" = $1 AND ${quote(back?.column ?? '')} = $2 ORDER BY "id" FOR UPDATE`,
    [contract, owner.id],
  );
  const known = new Set(rows.map(({ id }) => Number(id)));
  const kept = new Set(owner.items.map(({ id }) => id));
  for (const id of known) if (!kept.has(id)) await deleteRecord(own, { id: String(id) });
  for (const [index, { id, ...item }] of owner.items.entries()) {
    const place = `${property.name}[${index}]`;
    try {
      if (typeof id !== 'number') await createRecord(own, { ...item, [back?.name ?? '']: owner.id });
      else if (known.has(id)) await updateRecord(own, { id: String(id), isMerge: false }, item);
      else throw refuseForeignItem('');
    } catch (error) {
      throw error instanceof Problem ? movePaths(error, place) : error;
    }
  }
}

async function writeRelated(input: WriteInput, id: number, values: Values): Promise<void> {
  const { tx, contract } = input.context;
  for (const property of input.resource.descriptor.properties) {
    if (!property.many || property.kind !== 'relation' || !Object.hasOwn(values, property.name)) continue;
    const items = values[property.name] ?? [];
    if (property.through) await writePairs(tx, property, { contract, id, ids: items });
    else if (property.inverse) await writeItems(input, property, { id, items: items as readonly Values[] });
  }
}

/** @returns the id */
export async function createRecord(input: WriteInput, body: Values): Promise<number> {
  const { resource, context } = input;
  const { tx, contract, now, caller } = context;
  const { behaviour } = resource;
  const normalized = normalizeValues(resource, body, factsOf(context, 'create'));
  const before = behaviour?.beforeCreate?.({ values: normalized }, context);
  const { values, carry } = await applyHook(normalized, before);
  stamp(resource, values, now, 'create');
  const insert = renderInsert({ resource, contract, values }, { actor: actorOf(caller) });
  const [row] = await tx.query<{ id: number }>(insert.text, insert.values);
  const id = Number(row?.id);
  await writeRelated(input, id, values);
  await behaviour?.afterCreate?.({ id, values, carry }, context);
  await requireWithin(tx, reachOf(input, 'create'), [id]);
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
  if (!row) throw requestProblem('REQ-010', { entity: resource.name, id });
  if (version !== undefined && row.etag !== version)
    throw transactionProblem('TX-002', { entity: resource.name, id, version: row.etag });
  return JSON.parse(row.current) as Values;
}

export async function updateRecord(
  input: WriteInput,
  existing: Existing & { readonly isMerge: boolean },
  body: Values,
): Promise<void> {
  const { resource, context } = input;
  const { tx, contract, caller, now } = context;
  await requireInside(tx, reachOf(input, 'update'), [existing.id]);
  const { isMerge } = existing;
  const row = planRow(resource, body, { ...factsOf(context, 'update'), isMerge });
  if (!row) return updateLocked(input, { ...existing, current: await lockCurrent(input, existing) }, body);
  const values = stamp(resource, row, now, 'update');
  const update = renderUpdate({ resource, contract, values, ...existing }, { actor: actorOf(caller) });
  const written = await tx.query(update.text, update.values);
  if (written.length === 0) throw await findMissing(tx, { resource, contract }, existing);
  await requireWithin(tx, reachOf(input, 'update'), [existing.id]);
}

/** The update of a record whose row is locked already. */
export async function updateLocked(
  input: WriteInput,
  existing: { readonly id: string; readonly isMerge: boolean; readonly current: Values },
  body: Values,
): Promise<void> {
  const { resource, context } = input;
  const { tx, contract, caller, now } = context;
  const { behaviour } = resource;
  const { current } = existing;
  const id = Number(existing.id);
  if (existing.isMerge) mergeValues(input, body, current);
  refuseImmutable(resource, body, current);
  const normalized = normalizeValues(resource, body, factsOf(context, 'update'));
  const hooks = isHooked(resource, normalized) ? behaviour : undefined;
  const before = hooks?.beforeUpdate?.({ id, values: normalized, current }, context);
  const { values, carry } = await applyHook(normalized, before);
  stamp(resource, values, now, 'update');
  const update = renderUpdate({ resource, contract, id: existing.id, values }, { actor: actorOf(caller) });
  await tx.query(update.text, update.values);
  await writeRelated(input, id, values);
  await hooks?.afterUpdate?.({ id, values, current, carry }, context);
  await requireWithin(tx, reachOf(input, 'update'), [id]);
}

export async function deleteRecord(input: WriteInput, existing: Existing): Promise<void> {
  await requireInside(input.context.tx, reachOf(input, 'delete'), [existing.id]);
  await deleteLocked(input, { id: existing.id, current: await lockCurrent(input, existing) });
}

/** The delete of a record whose row is locked already. */
export async function deleteLocked(
  { resource, context }: WriteInput,
  existing: { readonly id: string; readonly current: Values },
): Promise<void> {
  const { tx, contract, caller } = context;
  await resource.behaviour?.beforeDelete?.({ id: Number(existing.id), current: existing.current }, context);
  const statement = renderDelete({ resource, contract, id: existing.id }, actorOf(caller));
  await tx.query(statement.text, statement.values);
}
