/**
 * A declared call beyond the five operations. Who asks, ids, body and record are read here; the entity's handler runs
 * inside the one transaction, which is closed with its answer stored under the Idempotency-Key, and only then sent.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAboutRecord } from '../../schema/actionPath.ts';
import type { ActionDescriptor } from '../../schema/descriptor.ts';
import { DatabaseUnavailable } from '../database/DatabaseUnavailable.ts';
import { abortOnClose } from '../http/abortOnClose.ts';
import type { Action, OutsideContext } from '../kit.ts';
import type { Resource } from '../plan/resource.ts';
import { requestProblem } from '../request/errors.ts';
import { requireInside } from '../rights/checkRights.ts';
import {
  type Idempotency,
  readIdempotency,
  type StoredAnswer,
  storeAnswer,
} from '../transaction/idempotency.ts';
import { runWrite } from '../transaction/runWrite.ts';
import { toProblem } from '../transaction/toProblem.ts';
import { type Asked, ask, type Engine, sqlIn } from './engine.ts';
import { readActionBody, readActionQuery, readPathParams, readRecord } from './readAction.ts';
import { type Rendered, renderAction, sendRendered, toStored } from './renderAction.ts';

interface Call {
  readonly engine: Engine;
  readonly resource: Resource;
  readonly action: ActionDescriptor;
  readonly handler: Action;
  readonly asked: Asked;
  readonly outside: OutsideContext;
  /** The record's id, when the path names one. */
  readonly id: number | undefined;
  /** What the handler is asked, the record aside. */
  readonly early: { readonly id: number | undefined };
  readonly key: Idempotency | undefined;
}

/** A call that changes nothing: no transaction, no lock. */
async function runRead(call: Call): Promise<Rendered> {
  const { outside, handler, early, id } = call;
  const prepared = await handler.prepare?.(outside, early);
  const record = id === undefined ? undefined : await readRecord(outside.tx, { ...call, id, lock: false });
  const { caller, contract, now, tx } = outside;
  const made = await handler.run({ caller, contract, now, tx }, { ...early, record }, prepared);
  return renderAction(call, handler.finish ? await handler.finish(outside, made, early) : made, tx);
}

/** What a call stored under its key answers once more. */
async function renderStored(call: Call, stored: StoredAnswer): Promise<Rendered> {
  const { handler, outside, early } = call;
  if (!handler.finish || stored.result === undefined) return stored;
  return renderAction(call, await handler.finish(outside, stored.result, early), outside.tx);
}

async function runChange(call: Call): Promise<Rendered> {
  const { outside, handler, early, id, key } = call;
  const known = await key?.read(outside.tx);
  if (known) return renderStored(call, known);
  const prepared = await handler.prepare?.(outside, early);
  const done = await outside.transaction(async (context) => {
    const { tx } = context;
    const stored = await key?.open(tx);
    if (stored) return { stored };
    const record = id === undefined ? undefined : await readRecord(tx, { ...call, id, lock: true });
    const made = await handler.run(context, { ...early, record }, prepared);
    if (handler.finish) {
      await key?.close(tx, { status: 0, headers: {}, result: made ?? null });
      return { made };
    }
    const rendered = await renderAction(call, made, tx);
    await key?.close(tx, toStored(rendered));
    return { rendered };
  });
  if (done.rendered) return done.rendered;
  if (done.stored) return renderStored(call, done.stored);
  return renderAction(call, await handler.finish?.(outside, done.made, early), outside.tx);
}

export async function answerAction(
  engine: Engine,
  resource: Resource,
  action: ActionDescriptor,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { host, model } = engine;
  const { body } = request;
  const named = typeof body === 'object' && body !== null && 'contract' in body ? body.contract : undefined;
  const asked = await ask(engine, resource, request, () => named);
  const params = readPathParams(resource, action, asked.params);
  const id = isAboutRecord(resource.descriptor, action) ? Number(params.id) : undefined;
  if (id !== undefined)
    await requireInside(sqlIn(host, asked.contract), { ...asked, ...engine, resource }, [id]);
  const handler = resource.actions.get(action.name);
  const { caller, contract } = asked;
  const scope = { host, caller, contract, now: new Date() };
  const sql = sqlIn(host, contract);
  let hasCommitted = false;
  const transaction: OutsideContext['transaction'] = async (run) => {
    const result = await runWrite({ ...scope, model }, run);
    hasCommitted = true;
    return result;
  };
  try {
    const early = {
      id,
      params,
      query: await readActionQuery(asked, action, sql),
      body: await readActionBody(asked, action, { body, sql }),
    };
    if (!handler) throw requestProblem('REQ-012', { action: action.name, entity: resource.name });
    const outside: OutsideContext = { ...scope, tx: sql, signal: abortOnClose(reply), transaction };
    const key = action.idempotent ? readIdempotency(request, asked) : undefined;
    const call: Call = { engine, resource, action, handler, asked, outside, early, id, key };
    const run = action.method === 'GET' ? runRead : runChange;
    return sendRendered(reply, await storeAnswer(host, key, () => run(call)));
  } catch (error) {
    // What a call does after its commit may fail; that it was written stays so.
    if (hasCommitted && error instanceof DatabaseUnavailable)
      throw new DatabaseUnavailable({ reason: error.reason, mayBeWritten: true, cause: error.cause });
    throw await toProblem(host.database, error, { resource, operation: 'update' });
  }
}
