/**
 * Many records in one open transaction. Plain rows are written by one statement a shape; records with hooks, pairs or
 * embedded lists one by one, updates in the order of their ids. What goes wrong names the member it went wrong at.
 */

import type { Problem } from '../errors.ts';
import type { Values } from '../kit.ts';
import { collectionIri } from '../plan/resource.ts';
import {
  type BulkAnswer,
  groupByShape,
  renderBulkInsert,
  renderBulkUpdate,
  renderLock,
} from '../query/renderBulk.ts';
import { requireInside, requireWithin } from '../rights/checkRights.ts';
import type { BulkMember } from '../validate/readBulk.ts';
import { enableBatchOutbox } from './enableBatchOutbox.ts';
import { transactionProblem } from './errors.ts';
import { findRefused, MemberFailure } from './findMember.ts';
import { planRows } from './planRows.ts';
import { createRecord, factsOf, reachOf, updateLocked, type WriteInput } from './writeRecord.ts';

/** What was written: ids in the order of the members, and their JSON when the statement could answer it. */
export interface BulkWritten {
  readonly ids: readonly number[];
  readonly members?: string;
}

export interface BulkInput extends WriteInput {
  /** Whether a row is known to be refused, and which is to be reported. */
  readonly findsMember?: boolean;
}

type Run = (rows: readonly BulkMember[]) => Promise<BulkWritten>;

/** Runs `run` on all; asked to find, it ends at the first member refused. */
async function runAll(input: BulkInput, members: readonly BulkMember[], run: Run): Promise<BulkWritten> {
  if (input.findsMember) await findRefused(input.context.tx, members, run);
  return run(members);
}

async function oneByOne<Item>(items: readonly Item[], run: (item: Item, index: number) => Promise<void>) {
  for (const [index, item] of items.entries())
    try {
      await run(item, index);
    } catch (error) {
      throw new MemberFailure(index, error);
    }
}

/** @param object SQL of a record's JSON, where the row alone has it */
export async function createMany(
  input: BulkInput,
  members: readonly BulkMember[],
  object: string | undefined,
): Promise<BulkWritten> {
  const written = await insertMany(input, members, object);
  await requireWithin(input.context.tx, reachOf(input, 'create'), written.ids);
  return written;
}

async function insertMany(
  input: BulkInput,
  members: readonly BulkMember[],
  object: string | undefined,
): Promise<BulkWritten> {
  const { resource, context } = input;
  const plain = planRows(resource, members, factsOf(context, 'create'));
  if (!plain) {
    const ids: number[] = [];
    await oneByOne(members, async ({ values }) => {
      ids.push(await createRecord(input, values));
    });
    return { ids };
  }
  const { behaviour } = resource;
  // What runs after may change the record once more: then it is read back when all is done.
  const answered = behaviour?.afterCreate ? undefined : object;
  const written = await runAll(input, plain, (rows) => insertPlain(input, rows, answered));
  if (behaviour?.afterCreate)
    await oneByOne(plain, async ({ values }, index) =>
      behaviour.afterCreate?.({ id: written.ids[index] ?? 0, values, carry: undefined }, context),
    );
  return written;
}

async function insertPlain(
  input: WriteInput,
  rows: readonly BulkMember[],
  object: string | undefined,
): Promise<BulkWritten> {
  const { resource, context } = input;
  const { tx, contract } = context;
  const ids = new Map<BulkMember, number>();
  const groups = groupByShape(resource, rows);
  await enableBatchOutbox(tx);
  let members: string | undefined;
  for (const group of groups) {
    const isWhole = groups.length === 1 && object !== undefined;
    const statement = renderBulkInsert({ resource, contract, rows: group, ...(isWhole ? { object } : {}) });
    const [answer] = await tx.query<BulkAnswer>(statement.text, statement.values);
    for (const [index, row] of group.entries()) ids.set(row, Number(answer?.ids[index]));
    if (isWhole) members = answer?.members ?? '';
  }
  return { ids: rows.map((row) => ids.get(row) ?? 0), ...(members === undefined ? {} : { members }) };
}

/** Names the first of those that are missing or changed, and all of them (up to a hundred) as an extra member. */
function refuseMembers(
  { resource, context }: WriteInput,
  code: 'BULK-002' | 'BULK-004',
  ids: readonly number[],
): Problem {
  const iris = ids.slice(0, 100).map((id) => `${collectionIri(resource, context.contract)}/${id}`);
  const named = iris
    .slice(0, 5)
    .map((iri) => `"${iri}"`)
    .join(', ');
  return transactionProblem(
    code,
    { entity: resource.name, count: ids.length, named: ids.length > 5 ? `${named}, …` : named },
    { extra: { [code === 'BULK-002' ? 'missing' : 'changed']: iris } },
  );
}

interface LockedRow {
  readonly id: number;
  readonly etag: string;
  readonly current: string | null;
}

/** Locks the rows of all members, in the order of their ids, and checks that they are there and as expected. */
async function lockMembers(input: WriteInput, members: readonly BulkMember[], withCurrent: boolean) {
  const { resource, context } = input;
  const rows = await context.tx.query<LockedRow>(renderLock(resource, withCurrent), [
    context.contract,
    members.map(({ id }) => id),
  ]);
  const locked = new Map(rows.map((row) => [Number(row.id), row]));
  const missing = members.flatMap(({ id }) => (id !== undefined && !locked.has(id) ? [id] : []));
  if (missing.length > 0) throw refuseMembers(input, 'BULK-002', missing);
  const changed = members.flatMap(({ id, version }) =>
    id !== undefined && version !== undefined && locked.get(id)?.etag !== version ? [id] : [],
  );
  if (changed.length > 0) throw refuseMembers(input, 'BULK-004', changed);
  return locked;
}

export async function updateMany(
  input: BulkInput,
  members: readonly BulkMember[],
  object: string | undefined,
): Promise<BulkWritten> {
  const { tx } = input.context;
  const reach = reachOf(input, 'update');
  const ids = members.map(({ id }) => id ?? 0);
  await requireInside(tx, reach, ids);
  const written = await changeMany(input, members, object);
  await requireWithin(tx, reach, ids);
  return written;
}

async function changeMany(
  input: BulkInput,
  members: readonly BulkMember[],
  object: string | undefined,
): Promise<BulkWritten> {
  const { resource } = input;
  const ids = members.map(({ id }) => id ?? 0);
  const plain = planRows(resource, members, factsOf(input.context, 'update'));
  if (!plain) {
    const locked = await lockMembers(input, members, true);
    const places = new Map(members.map((member, index) => [member.id, index]));
    const inOrder = [...members].sort((a, b) => (a.id ?? 0) - (b.id ?? 0));
    for (const { id, values } of inOrder)
      try {
        const current = JSON.parse(locked.get(id ?? 0)?.current ?? '{}') as Values;
        await updateLocked(input, { id: String(id), isMerge: false, current }, values);
      } catch (error) {
        throw new MemberFailure(places.get(id) ?? 0, error);
      }
    return { ids };
  }
  const isGuarded = plain.some(({ version }) => version !== undefined);
  const isOneShape = groupByShape(resource, plain).length === 1;
  // A statement locks the rows it writes itself; several must find all of them locked.
  if (isGuarded || !isOneShape) await lockMembers(input, members, false);
  return runAll(input, plain, (rows) => updatePlain(input, rows, { isOneShape, object }));
}

async function updatePlain(
  input: WriteInput,
  rows: readonly BulkMember[],
  { isOneShape, object }: { readonly isOneShape: boolean; readonly object: string | undefined },
): Promise<BulkWritten> {
  const { resource, context } = input;
  const { tx, contract } = context;
  const written = new Set<number>();
  let members: string | undefined;
  const answered = isOneShape ? object : undefined;
  await enableBatchOutbox(tx);
  for (const group of isOneShape ? [rows] : groupByShape(resource, rows)) {
    const statement = renderBulkUpdate({
      resource,
      contract,
      rows: group,
      ...(answered ? { object: answered } : {}),
    });
    const [answer] = await tx.query<BulkAnswer>(statement.text, statement.values);
    for (const id of answer?.ids ?? []) written.add(Number(id));
    if (answered) members = answer?.members ?? '';
  }
  const ids = rows.map(({ id }) => id ?? 0);
  const missing = ids.filter((id) => !written.has(id));
  if (missing.length > 0) throw refuseMembers(input, 'BULK-002', missing);
  return { ids, ...(members === undefined ? {} : { members }) };
}
