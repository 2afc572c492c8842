/**
 * POST and PUT of `{collection}/bulk`: many records, all or nothing, answered as a collection in their order. A member of a
 * POST that names a record changes it, where the entity is changed at all: saving is then one call.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectionIri, type Resource } from '../plan/resource.ts';
import { servedOperations } from '../plan/servedOperations.ts';
import { renderReadMany } from '../query/renderRead.ts';
import { checkCall } from '../rights/checkRights.ts';
import { transactionProblem } from '../transaction/errors.ts';
import { MemberFailure, orFindMember, toBulkProblem } from '../transaction/findMember.ts';
import { readIdempotency, type StoredAnswer, storeAnswer } from '../transaction/idempotency.ts';
import { runWrite } from '../transaction/runWrite.ts';
import { updateManyInOne } from '../transaction/updateManyInOne.ts';
import { type BulkInput, type BulkWritten, createMany, updateMany } from '../transaction/writeBulk.ts';
import { type BulkBody, type BulkMember, readBulk } from '../validate/readBulk.ts';
import { readObject } from './answerWrite.ts';
import { type Chosen, choose, type Engine, jsonLd, readEntityRequest } from './engine.ts';
import { joinBytes } from './joinBytes.ts';

/** Room for as many records as a call takes. */
export const bulkBodyLimit = 32 * 1_048_576;

/** An answer whose body is long, in parts. */
interface BulkAnswer extends Omit<StoredAnswer, 'body'> {
  readonly parts: readonly string[];
}

const toStored = ({ parts, ...head }: BulkAnswer): StoredAnswer => ({ ...head, body: parts.join('') });
const fromStored = ({ body = '', ...stored }: StoredAnswer): BulkAnswer => ({ ...stored, parts: [body] });

/** The records as a collection, in the order they were sent. */
function describeWritten(
  resource: Resource,
  { ids, members = '' }: BulkWritten,
  { operation, contract }: { readonly operation: 'create' | 'update'; readonly contract: number },
): BulkAnswer {
  const head = `{"@context":"${resource.context}","@id":"${collectionIri(resource, contract)}","@type":"Collection","totalItems":${ids.length},"member":[`;
  return {
    status: operation === 'create' ? 201 : 200,
    headers: { 'content-type': jsonLd },
    parts: [head, members, ']}'],
  };
}

/** @param places of those in the whole body */
async function writeSome(members: readonly BulkMember[], places: readonly number[], run: BulkRun) {
  try {
    return (await run(members)).ids;
  } catch (error) {
    if (!(error instanceof MemberFailure)) throw error;
    throw new MemberFailure(places[error.index] ?? error.index, error.cause);
  }
}

type BulkRun = (members: readonly BulkMember[]) => Promise<BulkWritten>;

/** Those that name a record are changed, the others created; each kind with as few statements as its hooks allow. */
async function writeMembers(
  input: BulkInput,
  members: readonly BulkMember[],
  object: string | undefined,
): Promise<BulkWritten> {
  if (members.length === 0) return { ids: [], members: '' };
  const named = members.flatMap(({ id }, place) => (id === undefined ? [] : [place]));
  if (named.length === 0) return createMany(input, members, object);
  if (named.length === members.length) return updateMany(input, members, object);
  const added = members.flatMap(({ id }, place) => (id === undefined ? [place] : []));
  const pick = (places: readonly number[]) => places.flatMap((place) => members[place] ?? []);
  const changed = await writeSome(pick(named), named, (some) => updateMany(input, some, undefined));
  const created = await writeSome(pick(added), added, (some) => createMany(input, some, undefined));
  const ids = new Map([
    ...named.map((place, index) => [place, changed[index]] as const),
    ...added.map((place, index) => [place, created[index]] as const),
  ]);
  return { ids: members.map((_, place) => ids.get(place) ?? 0) };
}

async function writeAll(
  input: BulkInput,
  operation: 'create' | 'update',
  { members, beside }: BulkBody,
  chosen: Chosen,
): Promise<BulkAnswer> {
  const { model, resource, context } = input;
  const { tx, contract } = context;
  if (Object.keys(beside).length > 0)
    await resource.behaviour?.bulk?.({ operation, beside, records: members }, context);
  const object = chosen.isOwnRow ? chosen.object.alone : undefined;
  let written = await writeMembers(input, members, object);
  if (written.members === undefined) {
    const values = [contract, written.ids];
    const [row] = await tx.query<{ members: string }>(renderReadMany(model, chosen.selection), values);
    written = { ...written, members: row?.members ?? '' };
  }
  return describeWritten(resource, written, { operation, contract });
}

async function answerBulk(
  engine: Engine,
  resource: Resource,
  request: FastifyRequest,
  { reply, operation }: { readonly reply: FastifyReply; readonly operation: 'create' | 'update' },
): Promise<FastifyReply> {
  const { host, model } = engine;
  const asked = await readEntityRequest(
    engine,
    resource,
    request,
    () => readObject(request).contract ?? undefined,
  );
  const body = readObject(request);
  const { query, caller, contract } = asked;
  const seen = { model: asked.engine.model, resource: asked.resource };
  const chosen = choose(asked.engine, asked.resource, query);
  const mayUpdate = operation === 'create' && servedOperations(resource.descriptor).includes('update');
  // What is beside the records may be in the address as well.
  const addressed = (resource.descriptor.bulkWith ?? []).flatMap((name) =>
    query[name] === undefined ? [] : [[name, query[name]] as const],
  );
  const given = { ...Object.fromEntries(addressed), ...body };
  const bulk = readBulk({ ...seen, body: given, contract, operation, mayUpdate });
  if (mayUpdate && bulk.members.some(({ id }) => id !== undefined))
    checkCall(asked.resource, 'update', caller);
  const [beside] = Object.keys(bulk.beside);
  if (beside !== undefined && !resource.behaviour?.bulk)
    throw transactionProblem('BULK-003', { entity: resource.name, member: beside });
  const key = readIdempotency(request, { caller, contract });
  try {
    const scope = { host, model, caller, contract, now: new Date() };
    const write = (findsMember: boolean) =>
      runWrite(scope, async (context) => {
        const stored = await key?.open(context.tx);
        if (stored) return fromStored(stored);
        const input = { model, resource, context, findsMember };
        const made = await writeAll(input, operation, bulk, chosen);
        await key?.close(context.tx, toStored(made));
        return made;
      });
    const isUpdateAlone = operation === 'update' && !key && beside === undefined && chosen.isOwnRow;
    const writeInOne = async () => {
      if (!isUpdateAlone) return undefined;
      const written = await updateManyInOne({ ...scope, resource }, bulk.members, chosen.object.alone);
      return written && describeWritten(resource, written, { operation, contract });
    };
    const answer = await storeAnswer(host, key, () =>
      orFindMember(async (findsMember) =>
        findsMember ? write(true) : ((await writeInOne()) ?? (await write(false))),
      ),
    );
    return reply.code(answer.status).headers(answer.headers).send(joinBytes(answer.parts));
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
