/** POST, PUT, PATCH and DELETE of one record: one statement where nothing but the row is written, else a transaction. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Values } from '../kit.ts';
import { collectionIri, type Resource } from '../plan/resource.ts';
import type { RecordRow } from '../query/renderRead.ts';
import { renderDelete, renderInsert, renderUpdate, type WriteStatement } from '../query/renderWrite.ts';
import { requestProblem } from '../request/errors.ts';
import { readMatch } from '../request/readMatch.ts';
import { isBound, requireInside } from '../rights/checkRights.ts';
import { actorOf } from '../transaction/actorOf.ts';
import { findMissing } from '../transaction/findMissing.ts';
import { planRow } from '../transaction/hooks.ts';
import { readIdempotency, storeAnswer } from '../transaction/idempotency.ts';
import { runWrite, type WriteScope } from '../transaction/runWrite.ts';
import { stamp } from '../transaction/stamp.ts';
import { toProblem } from '../transaction/toProblem.ts';
import { createRecord, deleteRecord, updateRecord } from '../transaction/writeRecord.ts';
import { readBody } from '../validate/readBody.ts';
import { refuse } from '../validate/refuse.ts';
import {
  type Chosen,
  choose,
  type Engine,
  type EntityRequest,
  jsonLd,
  readEntityRequest,
  readPathId,
  sendRecord,
  sqlIn,
  withContext,
} from './engine.ts';

interface Write extends WriteScope {
  readonly engine: Engine;
  readonly resource: Resource;
  readonly chosen: Chosen;
  readonly values: Values;
}

export function readObject(request: FastifyRequest): Readonly<Record<string, unknown>> {
  const { body } = request;
  if (typeof body === 'object' && body !== null && !Array.isArray(body))
    return body as Readonly<Record<string, unknown>>;
  const type =
    body === undefined
      ? 'missing'
      : body === null
        ? 'null'
        : Array.isArray(body)
          ? 'a list'
          : `a ${typeof body}`;
  throw requestProblem('REQ-009', { type });
}

async function readWrite(
  engine: Engine,
  resource: Resource,
  request: FastifyRequest,
  operation: 'create' | 'update',
): Promise<Write & { readonly asked: EntityRequest }> {
  const asked = await readEntityRequest(engine, resource, request, () => {
    const { contract } = readObject(request);
    return resource.descriptor.scope === 'self' ? undefined : (contract ?? undefined);
  });
  const body = readObject(request);
  const { contract, caller } = asked;
  const seen = { model: asked.engine.model, resource: asked.resource };
  const chosen = choose(asked.engine, asked.resource, asked.query);
  const isMerge = request.method === 'PATCH';
  const { values, violations } = readBody({ ...seen, body, contract, operation, isMerge });
  if (violations.length > 0) throw refuse(violations);
  return {
    engine,
    host: engine.host,
    model: engine.model,
    resource,
    chosen,
    values,
    asked,
    caller,
    contract,
    now: new Date(),
  };
}

/** The values to insert by a single statement, without a transaction around it; undefined when one is needed. */
function planCreate(write: Write): Values | undefined {
  const { engine, resource, values } = write;
  if (resource.behaviour?.afterCreate || isBound({ ...engine, ...write, call: 'create' })) return undefined;
  return planRow(resource, values, { ...write, operation: 'create' });
}

/** The same for an update. */
function planUpdate(write: Write, isMerge: boolean): Values | undefined {
  const { engine, resource, values } = write;
  if (isBound({ ...engine, ...write, call: 'update' })) return undefined;
  return planRow(resource, values, { ...write, operation: 'update', isMerge });
}

async function runSimple(
  { host, contract }: Write,
  statement: WriteStatement,
): Promise<(RecordRow & { id: number }) | undefined> {
  const [row] = await host.database.query<RecordRow & { id: number }>(
    { contract },
    statement.text,
    statement.values,
  );
  return row;
}

/** Inside the open transaction: the record as it stands now. */
async function readBack(
  write: Write,
  tx: { query<Row>(text: string, values: unknown[]): Promise<Row[]> },
  id: number | string,
): Promise<RecordRow> {
  const [row] = await tx.query<RecordRow>(write.chosen.read, [write.contract, id]);
  if (!row) throw requestProblem('REQ-010', { entity: write.resource.name, id });
  return row;
}

export async function answerCreate(
  engine: Engine,
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const write = await readWrite(engine, resource, request, 'create');
  const { contract, caller, chosen } = write;
  const key = readIdempotency(request, write);
  const place = (id: number): string => `${collectionIri(resource, contract)}/${id}`;
  try {
    const alone = key ? undefined : planCreate(write);
    if (alone) {
      const values = stamp(resource, alone, write.now, 'create');
      const row = await runSimple(
        write,
        renderInsert({ resource, contract, values }, { object: chosen.object.alone, actor: actorOf(caller) }),
      );
      if (!row) throw new Error('The insert answered no row.');
      return sendRecord(reply.header('location', place(row.id)), resource, { ...row, status: 201 });
    }
    const answer = await storeAnswer(engine.host, key, () =>
      runWrite(write, async (context) => {
        const stored = await key?.open(context.tx);
        if (stored) return stored;
        const id = await createRecord({ model: engine.model, resource, context }, write.values);
        const row = await readBack(write, context.tx, id);
        const made = {
          status: 201,
          headers: { location: place(id), etag: `"${row.etag}"`, 'content-type': jsonLd },
          body: withContext(resource, row.body),
        };
        await key?.close(context.tx, made);
        return made;
      }),
    );
    return reply.code(answer.status).headers(answer.headers).send(answer.body);
  } catch (error) {
    throw await toProblem(engine.host.database, error, { resource, operation: 'create' });
  }
}

/** Writes an update, whatever call asked for it, and answers the record. */
export async function writeUpdate(
  write: Write,
  existing: { readonly id: string; readonly isMerge: boolean; readonly version?: string },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { resource, contract, caller, chosen, values, host, model, now } = write;
  const { id } = existing;
  try {
    const alone = planUpdate(write, existing.isMerge);
    if (alone) {
      const update = { resource, contract, values: stamp(resource, alone, now, 'update'), ...existing };
      const answer = { object: chosen.object.alone, actor: actorOf(caller) };
      const row = await runSimple(write, renderUpdate(update, answer));
      if (!row) throw await findMissing(sqlIn(host, contract), write, existing);
      return sendRecord(reply, resource, { ...row, status: 200 });
    }
    const row = await runWrite(write, async (context) => {
      await updateRecord({ model, resource, context }, existing, values);
      return readBack(write, context.tx, id);
    });
    return sendRecord(reply, resource, { ...row, status: 200 });
  } catch (error) {
    throw await toProblem(host.database, error, { resource, operation: 'update', id });
  }
}

export async function answerUpdate(
  engine: Engine,
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isMerge = request.method === 'PATCH';
  const write = await readWrite(engine, resource, request, 'update');
  const version = readMatch(request);
  const id = readPathId(resource, write.asked.params);
  return writeUpdate(write, { id, isMerge, ...(version !== undefined && { version }) }, reply);
}

export async function answerDelete(
  engine: Engine,
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { host, model } = engine;
  const asked = await readEntityRequest(engine, resource, request);
  const { params, caller, contract } = asked;
  const id = readPathId(resource, params);
  const version = readMatch(request);
  const existing = { id, ...(version === undefined ? {} : { version }) };
  try {
    if (resource.behaviour?.beforeDelete)
      await runWrite({ host, model, caller, contract, now: new Date() }, (context) =>
        deleteRecord({ model, resource, context }, existing),
      );
    else {
      await requireInside(sqlIn(host, contract), { ...asked, ...engine, resource }, [id]);
      const statement = renderDelete({ resource, contract, ...existing }, actorOf(caller));
      const rows = await host.database.query({ contract }, statement.text, statement.values);
      if (rows.length === 0) throw await findMissing(sqlIn(host, contract), { resource, contract }, existing);
    }
    return reply.code(204).send();
  } catch (error) {
    throw await toProblem(host.database, error, { resource, operation: 'delete', id });
  }
}
