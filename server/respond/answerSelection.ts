/**
 * PUT and DELETE of `{collection}/selection`: everything the filters match, when there are as many as expected. Up to a
 * thousand records at once, all or nothing; more as a job.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../errors.ts';
import type { Sql } from '../kit.ts';
import type { Resource } from '../plan/resource.ts';
import { type MatchedAnswer, renderMatchedCount } from '../query/renderMatched.ts';
import { transactionProblem } from '../transaction/errors.ts';
import {
  type Idempotency,
  readIdempotency,
  type StoredAnswer,
  storeAnswer,
} from '../transaction/idempotency.ts';
import { runWrite } from '../transaction/runWrite.ts';
import { toProblem } from '../transaction/toProblem.ts';
import { type MatchedWrite, matchOf, toUsedProblem, writeMatched } from '../transaction/writeMatched.ts';
import {
  mostAtOnce,
  readExpected,
  readSelectionFilter,
  readSelectionUpdate,
  selectionJob,
} from '../validate/readSelection.ts';
import { readObject } from './answerWrite.ts';
import { type Engine, type EntityRequest, readEntityRequest, sqlIn } from './engine.ts';

async function countMatched(
  { host }: Engine,
  write: MatchedWrite,
  asked: EntityRequest,
): Promise<MatchedAnswer> {
  const statement = renderMatchedCount(matchOf(write, asked));
  const { contract } = asked;
  const [row] = await host.database.query<MatchedAnswer>({ contract }, statement.text, statement.values);
  return row ?? { matched: 0, last: null, changed: 0 };
}

function refuseCount(resource: Resource, matched: number, expected: number): Problem {
  const values = { entity: resource.name, matched, expected };
  return transactionProblem('SEL-001', values, { extra: { matched, expected } });
}

interface Selecting {
  readonly engine: Engine;
  readonly asked: EntityRequest;
  readonly write: MatchedWrite;
  readonly expected: number;
  /** As it was sent. */
  readonly patch?: unknown;
  readonly key: Idempotency | undefined;
}

const writeAnswer = (body: object): StoredAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});

/** Undoes the job that another request with the same key has asked for already. */
class Repeated extends Error {
  readonly answer: StoredAnswer;

  constructor(answer: StoredAnswer) {
    super('Answered already.');
    this.answer = answer;
  }
}

async function startJob({ engine, asked, write, expected, patch, key }: Selecting): Promise<StoredAnswer> {
  const { caller, contract, query } = asked;
  const { resource } = write;
  const { matched, last } = await countMatched(engine, write, asked);
  if (matched !== expected) throw refuseCount(resource, matched, expected);
  const parameters = {
    entity: resource.name,
    operation: write.patch === 'delete' ? 'delete' : 'update',
    query,
    ...(patch === undefined ? {} : { patch }),
    total: matched,
    upTo: last,
  };
  const answerOf = (iri: string): StoredAnswer => {
    const { headers, ...rest } = writeAnswer({ job: iri });
    return { ...rest, status: 202, headers: { ...headers, location: iri } };
  };
  const along = async (tx: Sql, iri: string): Promise<void> => {
    const stored = await key?.open(tx);
    if (stored) throw new Repeated(stored);
    await key?.close(tx, answerOf(iri));
  };
  try {
    const { iri } = await engine.host.jobs.start({ name: selectionJob, contract, caller, parameters, along });
    return answerOf(iri);
  } catch (error) {
    if (error instanceof Repeated) return error.answer;
    throw error;
  }
}

async function writeNow({ engine, asked, write, expected, key }: Selecting): Promise<StoredAnswer> {
  const { host } = engine;
  const { caller, contract } = asked;
  const window = { limit: mostAtOnce + 1, expected };
  const made = await runWrite(
    { host, model: engine.model, caller, contract, now: new Date() },
    async (context) => {
      const stored = await key?.open(context.tx);
      if (stored) return stored;
      const { matched, changed } = await writeMatched(write, context, window);
      if (matched !== expected) return matched;
      const answer = writeAnswer({ matched, changed });
      await key?.close(context.tx, answer);
      return answer;
    },
  );
  if (typeof made !== 'number') return made;
  const exact = made > mostAtOnce ? (await countMatched(engine, write, asked)).matched : made;
  throw refuseCount(write.resource, exact, expected);
}

async function answerSelection(
  reply: FastifyReply,
  request: FastifyRequest,
  selecting: Omit<Selecting, 'key'>,
): Promise<FastifyReply> {
  const { engine, asked, expected } = selecting;
  const key = readIdempotency(request, asked);
  const answer = await storeAnswer(engine.host, key, async () => {
    // Before anything is counted: what the first request did may have changed what matches.
    const stored = await key?.read(sqlIn(engine.host, asked.contract));
    return stored ?? (expected > mostAtOnce ? startJob : writeNow)({ ...selecting, key });
  });
  return reply.code(answer.status).headers(answer.headers).send(answer.body);
}

export async function answerSelectionUpdate(
  engine: Engine,
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { host, model } = engine;
  const asked = await readEntityRequest(
    engine,
    resource,
    request,
    () => readObject(request).contract ?? undefined,
  );
  const body = readObject(request);
  const seen = { model: asked.engine.model, resource: asked.resource };
  const filter = readSelectionFilter(seen.model, seen.resource, asked.query);
  const { patch, expected } = readSelectionUpdate({ ...seen, contract: asked.contract }, body);
  const write = { model, resource, filter, patch };
  try {
    return await answerSelection(reply, request, { engine, asked, write, expected, patch: body.patch });
  } catch (error) {
    throw await toProblem(host.database, error, { resource, operation: 'update' });
  }
}

export async function answerSelectionDelete(
  engine: Engine,
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { host, model } = engine;
  const asked = await readEntityRequest(engine, resource, request);
  const filter = readSelectionFilter(asked.engine.model, asked.resource, asked.query);
  const expected = readExpected(asked.query);
  const write = { model, resource, filter, patch: 'delete' } as const;
  try {
    return await answerSelection(reply, request, { engine, asked, write, expected });
  } catch (error) {
    const window = { limit: mostAtOnce + 1 };
    const problem = await toUsedProblem(host.database, error, matchOf(write, asked), window);
    throw await toProblem(host.database, problem, { resource, operation: 'delete' });
  }
}
