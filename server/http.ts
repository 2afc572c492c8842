/**
 * How the server reads bodies and answers faults: JSON in three types, problems as RFC 9457.
 * Services with other bodies (forms, files) add their own parsers in a scope of theirs.
 */
import type { Socket } from 'node:net';
import type {
  ConnectionError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify';
import { Problem } from './errors.ts';
import './request/errors.ts';
import './plan/errors.ts';

const bodyLimit = 1_048_576;
const jsonTypes = ['application/json', 'application/ld+json', 'application/merge-patch+json'];

/** The answer to a problem: RFC 9457 members first, then ours. */
export function problemBody(problem: Problem): Record<string, unknown> {
  const { code, status, message, details, hint, violations, values, extra } = problem;
  return {
    ...(violations
      ? { '@context': '/contexts/ConstraintViolationList.jsonld', '@type': 'ConstraintViolationList' }
      : {}),
    type: `/errors/${code}`,
    title: violations ? 'Validation failed' : message,
    status,
    detail: message,
    code,
    message,
    ...(details === undefined ? {} : { details }),
    ...(hint === undefined ? {} : { hint }),
    ...(Object.keys(values).length && !violations ? { values } : {}),
    ...(violations ? { violations } : {}),
    ...extra,
  };
}

function isFrameworkError(error: unknown): error is Error & { code: string; statusCode?: number } {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('FST_');
}

/** Anything thrown, as a problem. What nobody foresaw becomes a 500 whose cause stands in the log alone. */
export function asProblem(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  if (isFrameworkError(error)) {
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
      return new Problem('REQ-007', { limit: request.routeOptions?.bodyLimit ?? bodyLimit });
    if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || error.code === 'FST_ERR_CTP_INVALID_TYPE')
      return new Problem('REQ-006', { type: String(request.headers['content-type'] ?? 'none').slice(0, 80) });
    if ((error.statusCode ?? 500) < 500)
      return new Problem('REQ-011', { reason: error.message.slice(0, 120) });
  }
  request.log.error({ err: error, reqId: request.id });
  return new Problem('REQ-013', { request: request.id });
}

function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = asProblem(error, request);
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemBody(problem)));
}

/**
 * What is no HTTP at all gets a plain refusal, and its connection ends: where it would end is not known. Behind a request
 * that was answered it gets none: it may be the rest of that one, and a second answer would be taken for another's.
 */
function refuseUnreadable(error: ConnectionError, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  if (socket.bytesWritten > 0) return void socket.destroySoon();
  const isLong = error.code === 'HPE_HEADER_OVERFLOW';
  const problem = new Problem('REQ-011', {
    reason: isLong ? 'its headers are too long' : 'it is no HTTP/1.1',
  });
  const body = JSON.stringify(problemBody(problem));
  socket.end(
    [
      'HTTP/1.1 400 Bad Request',
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
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
  routerOptions: { maxParamLength: 500 },
  childLoggerFactory: (logger) => logger,
} satisfies FastifyServerOptions;

const installed = new WeakSet<FastifyInstance>();

/** Once an instance: the error handler and the JSON parsers. */
export function installHttp(app: FastifyInstance): void {
  if (installed.has(app)) return;
  installed.add(app);
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler((request) => {
    throw new Problem('REQ-004', { path: (request.url.split('?', 1)[0] ?? '').slice(0, 120) });
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
      done(new Problem('REQ-008', { reason }));
    }
  });
}
