/**
 * A line for each request that was answered or left: who asked by number, which route, how it ended, how long it took.
 * The route's pattern stands for the address, which may hold codes, names and what people search for.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askerOf } from './asker.ts';

const written = new WeakMap<FastifyRequest, number>();

function describe(request: FastifyRequest, reply: FastifyReply) {
  const { raw } = reply;
  const { url } = request.routeOptions;
  return {
    reqId: request.id,
    ...askerOf(request),
    method: request.method,
    // Undefined where there is none: the address is its sender's choice.
    route: url,
    status: raw.statusCode,
    ms: Math.round(reply.elapsedTime),
    // Of the connection, headers included: what is streamed has no length.
    bytes: (request.socket?.bytesWritten ?? 0) - (written.get(request) ?? 0),
    ...(!raw.writableFinished && { left: true }),
  };
}

/** Before all other hooks, so that what they refuse has its line too. Health calls have none. */
export function logRequests(app: FastifyInstance): void {
  // The server's own log is for warnings and errors.
  const log = app.log.child({}, { level: 'info' });
  app.addHook('onRequest', (request, _reply, done) => {
    written.set(request, request.socket?.bytesWritten ?? 0);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (!request.routeOptions.config?.isHealth) log.info(describe(request, reply), 'request');
    done();
  });
}
