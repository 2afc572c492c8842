/**
 * POST of a revert: sets back what one change changed, as an update of its own, so that rules are asked, rights are
 * checked and the history grows. What was changed again since is not overwritten.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { collectionIri, type Resource, rowContract } from '../plan/resource.ts';
import type { RecordRow } from '../query/renderRead.ts';
import { requestProblem } from '../request/errors.ts';
import {
  choose,
  type Engine,
  readEntityRequest,
  readPathId,
  requireSeen,
  sendRecord,
} from '../respond/engine.ts';
import { runWrite } from '../transaction/runWrite.ts';
import { toProblem } from '../transaction/toProblem.ts';
import { updateRecord } from '../transaction/writeRecord.ts';
import { readBody } from '../validate/readBody.ts';
import { refuse } from '../validate/refuse.ts';
import { historyProblem } from './errors.ts';
import { type Change, readChanges } from './readChanges.ts';
import { type HistoryRow, renderChange } from './renderHistory.ts';

const isWritable = (property: PropertyDescriptor | undefined): property is PropertyDescriptor =>
  property !== undefined &&
  (property.column !== undefined || property.through !== undefined) &&
  !property.readOnly &&
  !property.computed &&
  !property.role &&
  !property.immutable &&
  !property.secret;

interface Reverting {
  readonly engine: Engine;
  readonly resource: Resource;
  readonly contract: number;
  readonly id: string;
  readonly sequence: string;
}

async function readChange({ engine, resource, contract, id, sequence }: Reverting): Promise<HistoryRow> {
  const isNumber = /^\d{1,15}$/.test(sequence);
  const [row] = isNumber
    ? await engine.host.database.query<HistoryRow>({ contract }, renderChange, [
        contract,
        resource.name,
        id,
        sequence,
      ])
    : [];
  if (!row) throw historyProblem('HIST-001', { entity: resource.name, id, sequence: sequence.slice(0, 40) });
  return row;
}

/** The fields to set back: those named, else all that people may write. */
function chooseFields(request: FastifyRequest, changes: Readonly<Record<string, Change>>): readonly string[] {
  const { fields } = (request.body ?? {}) as { readonly fields?: unknown };
  const named = Array.isArray(fields) ? fields.map(String) : undefined;
  return Object.keys(changes).filter((name) => named === undefined || named.includes(name));
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The record as it is, whole, to find what was changed again since. */
async function readCurrent({ engine, resource, contract, id }: Reverting): Promise<RecordRow> {
  const { read } = choose(engine, resource, {});
  const values = [rowContract(resource, contract), id];
  const [row] = await engine.host.database.query<RecordRow>({ contract }, read, values);
  if (!row) throw requestProblem('REQ-010', { entity: resource.name, id });
  return row;
}

interface RevertPlan {
  readonly body: Readonly<Record<string, unknown>>;
  /** Of the record the plan was made on: what comes between is refused. */
  readonly version: string;
}

async function planRevert(reverting: Reverting, request: FastifyRequest): Promise<RevertPlan> {
  const { engine, resource, contract, id, sequence } = reverting;
  const change = await readChange(reverting);
  const changes = readChanges(engine.model, resource, { changes: change.changes, contract });
  const fields = chooseFields(request, changes)
    .map((name) => resource.properties.get(name))
    .filter(isWritable);
  if (change.action !== 'update' || fields.length === 0)
    throw historyProblem('HIST-003', { entity: resource.name, id, sequence });
  const row = await readCurrent(reverting);
  const current = JSON.parse(row.body) as Record<string, unknown>;
  const before = fields.map((property) => [property.name, setBack(property, current, changes)] as const);
  const later = before.filter(([, value]) => value === changedSince).map(([name]) => name);
  if (later.length > 0) throw historyProblem('HIST-002', { sequence, fields: later.join('", "') });
  return { body: Object.fromEntries(before), version: row.etag };
}

const changedSince = Symbol('changed again since');

/** What a field is to be again. Of pairs a change lists which were taken away and which added: the others stay. */
function setBack(
  { name, through }: PropertyDescriptor,
  current: Readonly<Record<string, unknown>>,
  changes: Readonly<Record<string, Change>>,
): unknown {
  const { from, to } = changes[name] ?? { from: null, to: null };
  if (!through) return same(flatten(current[name]), to) ? from : changedSince;
  const stands = [current[name] ?? []].flat().map((one) => flatten(one));
  const taken: readonly unknown[] = [from ?? []].flat();
  const added: readonly unknown[] = [to ?? []].flat();
  const isAsLeft = added.every((one) => stands.includes(one)) && !taken.some((one) => stands.includes(one));
  return isAsLeft ? [...stands.filter((one) => !added.includes(one)), ...taken] : changedSince;
}

/** An embedded relation as its address. */
function flatten(value: unknown): unknown {
  const isRecord = typeof value === 'object' && value !== null && '@id' in value;
  return isRecord ? value['@id'] : (value ?? null);
}

export async function answerRevert(
  engine: Engine,
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { host, model } = engine;
  const asked = await readEntityRequest(engine, resource, request);
  const { query, params, caller, contract } = asked;
  const id = readPathId(resource, params);
  await requireSeen(asked, id);
  const seen = { engine: asked.engine, resource: asked.resource };
  const reverting = { ...seen, contract, id, sequence: params.sequence ?? '' };
  const { read } = choose(seen.engine, seen.resource, query);
  try {
    const { body, version } = await planRevert(reverting, request);
    const { values, violations } = readBody({
      model: seen.engine.model,
      resource: seen.resource,
      body,
      contract,
      operation: 'update',
    });
    if (violations.length > 0) throw refuse(violations);
    const row = await runWrite({ host, model, caller, contract, now: new Date() }, async (context) => {
      const existing = { id, version, isMerge: false };
      await updateRecord({ model, resource, context }, existing, values);
      const [now] = await context.tx.query<RecordRow>(read, [contract, id]);
      if (!now) throw requestProblem('REQ-010', { entity: resource.name, id });
      return now;
    });
    reply.header('location', `${collectionIri(resource, contract)}/${id}`);
    return sendRecord(reply, resource, { ...row, status: 200 });
  } catch (error) {
    throw await toProblem(host.database, error, { resource, operation: 'update', id });
  }
}
