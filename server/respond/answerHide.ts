/** PUT of `{id}/hide` and `{id}/show`: an update of the property that hides a record, and of nothing else. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Resource } from '../plan/resource.ts';
import { readMatch } from '../request/readMatch.ts';
import { writeUpdate } from './answerWrite.ts';
import { choose, type Engine, readEntityRequest, readPathId } from './engine.ts';

/** @param isHidden what the property becomes */
export function answerHide(isHidden: boolean) {
  return async (
    engine: Engine,
    resource: Resource,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const { host, model } = engine;
    const asked = await readEntityRequest(engine, resource, request);
    const { caller, contract } = asked;
    const id = readPathId(resource, asked.params);
    const chosen = choose(asked.engine, asked.resource, asked.query);
    const version = readMatch(request);
    const values = { [resource.descriptor.hide ?? '']: isHidden };
    const write = { engine, host, model, resource, chosen, values, caller, contract, now: new Date() };
    return writeUpdate(write, { id, isMerge: false, ...(version !== undefined && { version }) }, reply);
  };
}
