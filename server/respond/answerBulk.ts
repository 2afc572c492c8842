/** POST and PUT of `{collection}/bulk`: many records, all or nothing, answered as a collection in their order. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../errors.ts';
import { collectionIri, type Resource } from '../plan/resource.ts';
import { renderReadMany } from '../query/renderRead.ts';
import { orFindMember, toBulkProblem } from '../transaction/findMember.ts';
import { keepAnswer, readIdempotency, type StoredAnswer } from '../transaction/idempotency.ts';
import { actorOf, runWrite } from '../transaction/runWrite.ts';
import { updateManyInOne } from '../transaction/updateManyInOne.ts';
import { type BulkInput, type BulkWritten, createMany, updateMany } from '../transaction/writeBulk.ts';
import { type BulkBody, readBulk } from '../validate/readBulk.ts';
import { readObject } from './answerWrite.ts';
import { ask, type Chosen, choose, type Engine, jsonLd } from './engine.ts';

/** Room for as many records as a call takes. */
export const bulkBodyLimit = 32 * 1_048_576;

/** The records as a collection, in the order they were sent. */
function sayWritten(
  resource: Resource,
  { ids, members = '' }: BulkWritten,
  { operation, contract }: { readonly operation: 'create' | 'update'; readonly contract: number },
): StoredAnswer {
  return {
    status: operation === 'create' ? 201 : 200,
    headers: { 'content-type': jsonLd },
    body: `{"@context":"${resource.context}","@id":"${collectionIri(resource, contract)}","@type":"Collection","totalItems":${ids.length},"member":[${members}]}`,
  };
}

async function writeAll(
  input: BulkInput,
  operation: 'create' | 'update',
  { members, beside }: BulkBody,
  chosen: Chosen,
): Promise<StoredAnswer> {
  const { model, resource, context } = input;
  const { tx, contract } = context;
  if (Object.keys(beside).length > 0)
    await resource.behaviour?.bulk?.({ operation, beside, records: members }, context);
  const object = chosen.isOwnRow ? chosen.object.alone : undefined;
  let written: BulkWritten =
    members.length === 0
      ? { ids: [], members: '' }
      : operation === 'create'
        ? await createMany(input, members, object)
        : await updateMany(input, members, object);
  if (written.members === undefined) {
    const values = [contract, written.ids];
    const [row] = await tx.query<{ members: string }>(renderReadMany(model, chosen.selection), values);
    written = { ...written, members: row?.members ?? '' };
  }
  return sayWritten(resource, written, { operation, contract });
}

async function answerBulk(
  engine: Engine,
  resource: Resource,
  request: FastifyRequest,
  { reply, operation }: { readonly reply: FastifyReply; readonly operation: 'create' | 'update' },
): Promise<FastifyReply> {
  const { host, model } = engine;
  const asked = await ask(engine, resource, request, () => readObject(request).contract ?? undefined);
  const body = readObject(request);
  const { query, caller, contract } = asked;
  const seen = { model: asked.engine.model, resource: asked.resource };
  const chosen = choose(asked.engine, asked.resource, query);
  const bulk = readBulk({ ...seen, body, contract, operation });
  const [beside] = Object.keys(bulk.beside);
  if (beside !== undefined && !resource.behaviour?.bulk)
    throw new Problem('BULK-003', { entity: resource.name, member: beside });
  const key = readIdempotency(request, { caller, contract });
  try {
    const scope = { host, caller, contract, now: new Date() };
    const write = (findsMember: boolean) =>
      runWrite(scope, async (context) => {
        const stored = await key?.open(context.tx);
        if (stored) return stored;
        const input = { model, resource, context, actor: actorOf(caller), findsMember };
        const made = await writeAll(input, operation, bulk, chosen);
        await key?.close(context.tx, made);
        return made;
      });
    const isUpdateAlone = operation === 'update' && !key && beside === undefined && chosen.isOwnRow;
    const writeInOne = async () => {
      if (!isUpdateAlone) return undefined;
      const written = await updateManyInOne({ ...scope, model, resource }, bulk.members, chosen.object.alone);
      return written && sayWritten(resource, written, { operation, contract });
    };
    const answer = await keepAnswer(host, key, () =>
      orFindMember(async (findsMember) =>
        findsMember ? write(true) : ((await writeInOne()) ?? (await write(false))),
      ),
    );
    return reply.code(answer.status).headers(answer.headers).send(answer.body);
  } catch (error) {
    throw await toBulkProblem(host.database, error, { resource, operation });
  }
}

export function answerBulkCreate(
  engine: Engine,
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return answerBulk(engine, resource, request, { reply, operation: 'create' });
}

export function answerBulkUpdate(
  engine: Engine,
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return answerBulk(engine, resource, request, { reply, operation: 'update' });
}
