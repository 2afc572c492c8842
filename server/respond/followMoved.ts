/** A record that another took the place of: whoever asks for it by its address is sent to the other's. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectionIri, type Resource, rowContract } from '../plan/resource.ts';
import { quote } from '../query/identifiers.ts';
import { type Engine, readEntityRequest, readPathId, sqlIn } from './engine.ts';

type Answer = (
  engine: Engine,
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

export function followMoved(answer: Answer): Answer {
  return async (engine, resource, request, reply) => {
    const { contract, params } = await readEntityRequest(engine, resource, request);
    const id = readPathId(resource, params);
    const { behaviour, descriptor } = resource;
    const [row] = await sqlIn(engine.host, contract).query<{ moved: number | null }>(
      `SELECT ${behaviour?.movedTo?.('t')} AS "moved" FROM ${quote(descriptor.table)} t WHERE t."contract_id" = $1 AND t."id" = $2`,
      [rowContract(resource, contract), id],
    );
    if (!row?.moved) return answer(engine, resource, request, reply);
    const { pathname, search } = new URL(request.url, 'http://localhost');
    const collection = collectionIri(resource, contract);
    // What is read below the record, as an action of it, is below the other.
    const below = pathname.split('/').slice(collection.split('/').length + 1);
    return reply.redirect([collection, row.moved, ...below].join('/') + search, 308);
  };
}
