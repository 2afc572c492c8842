/**
 * A declared call, of an entity or of none, once it is known who asks: query and body are read, the handler runs inside the
 * one transaction, which is closed with its answer stored under the Idempotency-Key, and only then the answer is sent.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../database/DatabaseUnavailable.ts';
import { abortOnClose } from '../http/abortOnClose.ts';
import type { Handler, OutsideContext, SentFile, Sql, Values } from '../kit.ts';
import type { Resource } from '../plan/resource.ts';
import { toCallProblem } from '../transaction/findMember.ts';
import {
  type Idempotency,
  readIdempotency,
  type StoredAnswer,
  storeAnswer,
} from '../transaction/idempotency.ts';
import { runWrite } from '../transaction/runWrite.ts';
import type { CallerRequest, Engine } from './engine.ts';
import { type Declared, type Params, readCallBody, readCallQuery } from './readCall.ts';
import { type Rendered, renderCall, sendRendered, toStored } from './renderCall.ts';

export interface DeclaredCall {
  readonly declared: Declared;
  readonly asking: CallerRequest;
  readonly params: Params;
  /** Throws where nothing does the call yet. */
  findHandler(): Handler;
  /** What was sent, parsed. */
  readonly body: unknown;
  readonly file?: SentFile | undefined;
  /** Of an action: the entity, and whether the body is of a change of its record. */
  readonly resource?: Resource;
  readonly isChange?: boolean;
  /** Where the path names a record. */
  readonly about?: {
    readonly id: number;
    read(sql: Sql, options: { readonly lock: boolean }): Promise<Values>;
  };
}

interface Running extends DeclaredCall {
  readonly handler: Handler;
  readonly outside: OutsideContext;
  /** What the handler is asked, the record aside. */
  readonly early: { readonly id: number | undefined };
  readonly key: Idempotency | undefined;
}

/** A call that changes nothing: no transaction, no lock. */
async function runRead(call: Running): Promise<Rendered> {
  const { outside, handler, early, about } = call;
  const prepared = await handler.prepare?.(outside, early);
  const record = await about?.read(outside.tx, { lock: false });
  const { caller, contract, now, tx } = outside;
  const made = await handler.run({ caller, contract, now, tx }, { ...early, record }, prepared);
  return renderCall(call, handler.finish ? await handler.finish(outside, made, early) : made, tx);
}

/** What a call stored under its key answers once more. */
async function renderStored(call: Running, stored: StoredAnswer): Promise<Rendered> {
  const { handler, outside, early } = call;
  if (!handler.finish || stored.result === undefined) return stored;
  return renderCall(call, await handler.finish(outside, stored.result, early), outside.tx);
}

async function runChange(call: Running): Promise<Rendered> {
  const { outside, handler, early, about, key } = call;
  const known = await key?.read(outside.tx);
  if (known) return renderStored(call, known);
  const prepared = await handler.prepare?.(outside, early);
  const done = await outside.transaction(async (context) => {
    const { tx } = context;
    const stored = await key?.open(tx);
    if (stored) return { stored };
    const record = await about?.read(tx, { lock: true });
    const made = await handler.run(context, { ...early, record }, prepared);
    if (handler.finish) {
      await key?.close(tx, { status: 0, headers: {}, result: made ?? null });
      return { made };
    }
    const rendered = await renderCall(call, made, tx);
    await key?.close(tx, toStored(rendered));
    return { rendered };
  });
  if (done.rendered) return done.rendered;
  if (done.stored) return renderStored(call, done.stored);
  return renderCall(call, await handler.finish?.(outside, done.made, early), outside.tx);
}

export async function runHandler(
  { host, model }: Engine,
  call: DeclaredCall,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const { asking, declared, params, about, resource } = call;
  const { caller, contract } = asking;
  const facts = { host, caller, contract, now: new Date() };
  const sql: Sql = { query: (text, values) => host.database.query(asking.scope, text, values) };
  let hasCommitted = false;
  const transaction: OutsideContext['transaction'] = async (run) => {
    const result = await runWrite(
      { ...facts, ...(asking.scope === 'system' && { scope: asking.scope }), model },
      run,
    );
    hasCommitted = true;
    return result;
  };
  try {
    const body = { body: call.body, sql, isChange: call.isChange ?? false };
    const early = {
      id: about?.id,
      params,
      query: await readCallQuery(asking, declared, sql),
      body: await readCallBody(asking, declared, body),
      file: call.file,
    };
    const handler = call.findHandler();
    const { ip, headers } = request;
    const signal = abortOnClose(reply);
    const outside: OutsideContext = { ...facts, tx: sql, from: { ip, headers }, signal, transaction };
    const key = declared.idempotent ? readIdempotency(request, asking) : undefined;
    const running: Running = { ...call, handler, outside, early, key };
    const run = declared.method === 'GET' ? runRead : runChange;
    return sendRendered(reply, await storeAnswer(host, key, () => run(running)));
  } catch (error) {
    // What a call does after its commit may fail; that it was written stays so.
    if (hasCommitted && error instanceof DatabaseUnavailable)
      throw new DatabaseUnavailable({ reason: error.reason, mayBeWritten: true, cause: error.cause });
    throw await toCallProblem(host.database, error, { ...(resource && { resource }), operation: 'update' });
  }
}
