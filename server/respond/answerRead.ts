/** GET of one record. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../kit.ts';
import { type Resource, rowContract } from '../plan/resource.ts';
import { Parameters } from '../query/parameters.ts';
import type { RecordRow } from '../query/renderRead.ts';
import { requestProblem } from '../request/errors.ts';
import { readNoneMatch } from '../request/readMatch.ts';
import { toProblem } from '../transaction/toProblem.ts';
import { choose, type Engine, readEntityRequest, readPathId, sendRecord } from './engine.ts';

export async function answerRead(
  engine: Engine,
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const asked = await readEntityRequest(engine, resource, request);
  const { query, params, contract, caller } = asked;
  const id = readPathId(resource, params);
  const { read, isOwnRow } = choose(asked.engine, asked.resource, query);
  const row = await readRow(engine, resource, { text: read, contract, caller, id });
  if (!row) throw requestProblem('REQ-010', { entity: resource.name, id });
  // With embedded or computed members the row's version does not show whether the answer is the same.
  if (isOwnRow && readNoneMatch(request)?.includes(row.etag))
    return reply.code(304).header('etag', `"${row.etag}"`).send();
  return sendRecord(reply, resource, { ...row, status: 200 });
}

async function readRow(
  { host }: Engine,
  resource: Resource,
  { text, contract, caller, id }: { text: string; contract: number; caller: Caller; id: string },
): Promise<RecordRow | undefined> {
  try {
    const parameters = new Parameters();
    for (const value of [rowContract(resource, contract), id]) parameters.add(value);
    const visible = resource.behaviour?.visible?.({ row: 't', caller, param: parameters.add });
    const seen = visible ? `${text} AND (${visible})` : text;
    const [row] = await host.database.query<RecordRow>({ contract }, seen, parameters.values);
    return row;
  } catch (error) {
    throw await toProblem(host.database, error, { resource, operation: 'read' });
  }
}
