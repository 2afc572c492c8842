/** A declared call of an entity beyond the five operations: who asks, the ids of its path, and the record it is about. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAboutRecord } from '../../schema/actionPath.ts';
import type { ActionDescriptor } from '../../schema/descriptor.ts';
import type { Resource } from '../plan/resource.ts';
import { requestProblem } from '../request/errors.ts';
import { requireInside } from '../rights/checkRights.ts';
import { type Engine, readEntityRequest, sqlIn } from './engine.ts';
import { readPathParams, readRecord } from './readCall.ts';
import { receiveForm } from './receiveForm.ts';
import { runHandler } from './runHandler.ts';

/** The specification has "contract" in bodies, and "contractId" in forms. */
function namedIn(body: unknown, { takesFile }: ActionDescriptor): unknown {
  if (typeof body !== 'object' || body === null) return undefined;
  if ('contract' in body) return body.contract;
  return takesFile && 'contractId' in body ? body.contractId : undefined;
}

export async function answerAction(
  engine: Engine,
  resource: Resource,
  action: ActionDescriptor,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = action.takesFile ? await receiveForm(engine, { resource, action }, request) : undefined;
  const body = form ? form.body : request.body;
  const asked = await readEntityRequest(engine, resource, request, () => namedIn(body, action));
  const entity = resource.name;
  const params = readPathParams(action, asked.params, (id) => requestProblem('REQ-010', { entity, id }));
  const id = isAboutRecord(resource.descriptor, action) ? Number(params.id) : undefined;
  if (id !== undefined)
    await requireInside(sqlIn(engine.host, asked.contract), { ...asked, ...engine, resource }, [id]);
  const call = {
    declared: action,
    asking: asked,
    body,
    file: form?.file,
    params,
    resource,
    isChange: id !== undefined,
    findHandler() {
      const handler = resource.actions.get(action.name);
      if (!handler) throw requestProblem('REQ-012', { call: `${entity}.${action.name}` });
      return handler;
    },
    ...(id !== undefined && {
      about: { id, read: readRecord({ engine, resource, asked, id }) },
    }),
  };
  return runHandler(engine, call, { request, reply });
}
