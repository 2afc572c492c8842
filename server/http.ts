/**
 * How the server reads bodies and answers faults: JSON in three types, problems as RFC 9457.
 * Services with other bodies (forms, files) add their own parsers in a scope of theirs.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type {
  ConnectionError,
  FastifyHttpOptions,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import { DatabaseUnavailable } from './database/DatabaseUnavailable.ts';
import { Problem } from './errors.ts';
import { describeOutage, isDiskFull } from './http/describeOutage.ts';
import { problemBody } from './http/problemBody.ts';
import { refuseConnection } from './http/refuseConnection.ts';
import { requestProblem } from './request/errors.ts';
import { transactionProblem } from './transaction/errors.ts';

const bodyLimit = 1_048_576;
const jsonTypes = ['application/json', 'application/ld+json', 'application/merge-patch+json'];

function isFrameworkError(error: unknown): error is Error & { code: string; statusCode?: number } {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('FST_');
}

/** Anything thrown, as a problem. What nobody foresaw becomes a 500 whose cause is in the log alone. */
export function asProblem(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  if (isFrameworkError(error)) {
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
      return requestProblem('REQ-007', { limit: request.routeOptions?.bodyLimit ?? bodyLimit });
    if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || error.code === 'FST_ERR_CTP_INVALID_TYPE')
      return requestProblem('REQ-006', {
        type: String(request.headers['content-type'] ?? 'none').slice(0, 80),
      });
    if ((error.statusCode ?? 500) < 500)
      return requestProblem('REQ-011', { reason: error.message.slice(0, 120) });
  }
  if (error instanceof DatabaseUnavailable) return describeOutage(error, request);
  if (isDiskFull(error)) return transactionProblem('TX-010');
  // Nobody is there to read it any more: the connection ended in the middle of the body.
  if (request.raw.destroyed && !request.raw.complete)
    return requestProblem('REQ-011', { reason: 'its connection ended before it was whole' });
  request.log.error({ err: error, reqId: request.id });
  return requestProblem('REQ-013', { request: request.id });
}

function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = asProblem(error, request);
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter));
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemBody(problem)));
}

function describeUnreadable({ code }: ConnectionError): Problem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return requestProblem('REQ-017');
  const isLong = code === 'HPE_HEADER_OVERFLOW';
  return requestProblem('REQ-011', { reason: isLong ? 'its headers are too long' : 'it is no HTTP/1.1' });
}

/**
 * What is no HTTP at all gets a plain refusal, and its connection ends: where it would end is not known. Behind a request
 * that was answered it gets none: it may be the rest of that one, and a second answer would be taken for another's.
 */
function refuseUnreadable(error: ConnectionError, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  if (socket.bytesWritten > 0) return void socket.destroySoon();
  refuseConnection(socket, describeUnreadable(error));
}

/**
 * Options of the Fastify instance that only its maker can give. A logger for each request is a tenth of a small answer's
 * work; what is logged of a request names it.
 */
export const fastifyOptions = {
  bodyLimit,
  // `http/answerHeads.ts` sees to them.
  exposeHeadRoutes: false,
  frameworkErrors: sendProblem,
  clientErrorHandler: refuseUnreadable,
  // From its first sign to its last: the largest upload over a thin line. What trickles ends sooner, in refuseSlowBodies.
  requestTimeout: 15 * 60_000,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
  routerOptions: { maxParamLength: 500 },
  childLoggerFactory: (logger) => logger,
} satisfies FastifyHttpOptions<Server>;

const installed = new WeakSet<FastifyInstance>();

/** Once an instance: the error handler and the JSON parsers. */
export function installHttp(app: FastifyInstance): void {
  if (installed.has(app)) return;
  installed.add(app);
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler((request) => {
    throw requestProblem('REQ-004', { path: (request.url.split('?', 1)[0] ?? '').slice(0, 120) });
  });
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser(jsonTypes, { parseAs: 'string', bodyLimit }, (_request, text, done) => {
    // An empty body is none: a POST of an action without a body may still name a type.
    if (text === '') {
      done(null, undefined);
      return;
    }
    try {
      done(null, JSON.parse(String(text)));
    } catch (error) {
      const reason = error instanceof Error ? error.message.slice(0, 120).toWellFormed() : 'unreadable';
      done(requestProblem('REQ-008', { reason }));
    }
  });
}
