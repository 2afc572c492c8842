/**
 * PUT and DELETE of `{collection}/selection`: everything the filters match, when there are as many as expected. Up to a
 * thousand records at once, all or nothing; more as a job.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../errors.ts';
import type { Resource } from '../plan/resource.ts';
import { type MatchedAnswer, renderMatchedCount } from '../query/renderMatched.ts';
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
import { type Asked, ask, type Engine } from './engine.ts';

async function countMatched({ host }: Engine, write: MatchedWrite, asked: Asked): Promise<MatchedAnswer> {
  const statement = renderMatchedCount(matchOf(write, asked));
  const { contract } = asked;
  const [row] = await host.database.query<MatchedAnswer>({ contract }, statement.text, statement.values);
  return row ?? { matched: 0, last: null, changed: 0 };
}

function refuseCount(resource: Resource, matched: number, expected: number): Problem {
  const values = { entity: resource.name, matched, expected };
  return new Problem('SEL-001', values, { extra: { matched, expected } });
}

async function answerSelection(
  engine: Engine,
  reply: FastifyReply,
  asked: Asked,
  { write, expected, patch }: { write: MatchedWrite; expected: number; patch?: unknown },
): Promise<FastifyReply> {
  const { host } = engine;
  const { caller, contract, query } = asked;
  const { resource } = write;
  if (expected > mostAtOnce) {
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
    const { iri } = await host.jobs.start({ name: selectionJob, contract, caller, parameters });
    return reply.code(202).header('location', iri).send({ job: iri });
  }
  const now = new Date();
  const window = { limit: mostAtOnce + 1, expected };
  const { matched, changed } = await runWrite({ host, caller, contract, now }, (context) =>
    writeMatched(write, context, window),
  );
  if (matched === expected) return reply.send({ matched, changed });
  const exact = matched > mostAtOnce ? (await countMatched(engine, write, asked)).matched : matched;
  throw refuseCount(resource, exact, expected);
}

export async function answerSelectionUpdate(
  engine: Engine,
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { host, model } = engine;
  await host.authenticate(request);
  const body = readObject(request);
  const asked = await ask(engine, resource, request, body.contract ?? undefined);
  const seen = { model: asked.engine.model, resource: asked.resource };
  const filter = readSelectionFilter(seen.model, seen.resource, asked.query);
  const { patch, expected } = readSelectionUpdate({ ...seen, contract: asked.contract }, body);
  const write = { model, resource, filter, patch };
  try {
    return await answerSelection(engine, reply, asked, { write, expected, patch: body.patch });
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
  const asked = await ask(engine, resource, request);
  const filter = readSelectionFilter(asked.engine.model, asked.resource, asked.query);
  const expected = readExpected(asked.query);
  const write = { model, resource, filter, patch: 'delete' } as const;
  try {
    return await answerSelection(engine, reply, asked, { write, expected });
  } catch (error) {
    const window = { limit: mostAtOnce + 1 };
    const problem = await toUsedProblem(host.database, error, matchOf(write, asked), window);
    throw await toProblem(host.database, problem, { resource, operation: 'delete' });
  }
}
