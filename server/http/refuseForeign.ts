/**
 * A browser sends cookies with what another site makes it send. A write that brings nothing but what the browser adds
 * by itself is taken from our own pages alone; one with an access token was made by whoever holds it.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestProblem } from '../request/errors.ts';

const reading = ['GET', 'HEAD', 'OPTIONS'];

/** Whether a browser indicates that another site's page made this request. */
function isForeign({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none';
  const { origin, host } = headers;
  // A form of a page without a referrer has the origin "null", and its site header shows where it comes from.
  if (origin === undefined || origin === 'null') return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

export function refuseForeign(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (reading.includes(request.method) || request.headers.authorization !== undefined) return done();
    if (!isForeign(request)) return done();
    done(requestProblem('REQ-015', { origin: String(request.headers.origin ?? 'none').slice(0, 120) }));
  });
}
