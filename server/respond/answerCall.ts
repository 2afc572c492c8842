/** A declared call that belongs to no entity. Its route has asked for its rights (`rights/guardRoutes.ts`). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallDescriptor } from '../../schema/descriptor.ts';
import type { Handler } from '../kit.ts';
import { requestProblem } from '../request/errors.ts';
import { type Engine, readAccountRequest, readCallerRequest } from './engine.ts';
import { readPathParams } from './readCall.ts';
import { runHandler } from './runHandler.ts';

/** @param handler absent where nothing does the call yet */
export async function answerCall(
  engine: Engine,
  { declared, handler }: { readonly declared: CallDescriptor; readonly handler: Handler | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const asking = await (declared.scope === 'account' ? readAccountRequest : readCallerRequest)(
    engine,
    request,
  );
  const path = request.url.slice(0, 120);
  const call = {
    declared,
    asking,
    body: request.body,
    params: readPathParams(declared, asking.params, () => requestProblem('REQ-004', { path })),
    findHandler() {
      if (!handler) throw requestProblem('REQ-012', { call: declared.name });
      return handler;
    },
  };
  return runHandler(engine, call, { request, reply });
}
