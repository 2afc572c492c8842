/**
 * Lets pages of the sites that CORS_ORIGINS names call the API (Fetch §3.3): with an access token, without cookies, and
 * not where people sign in. Without that setting no answer has a header of it.
 */
import type { FastifyInstance } from 'fastify';

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const requestHeaders = 'Authorization, Content-Type, If-Match, If-None-Match, Idempotency-Key';
const answerHeaders = 'Content-Disposition, ETag, Link, Location, Retry-After';
/** How long a browser remembers that it may ask, seconds. */
const MAX_AGE = '600';

interface Allowed {
  readonly origins: readonly string[];
  /** Where the APIs are, e.g. `/ticketing/v1`. */
  readonly bases: readonly string[];
}

/** Before `refuseForeign`, which refuses writes of all others. */
export function allowOrigins(app: FastifyInstance, { origins, bases }: Allowed): void {
  if (origins.length === 0) return;
  const isApi = (url: string) =>
    !url.includes('/oauth/') &&
    (bases.some((base) => url.startsWith(`${base}/`) || url.split('?', 1)[0] === base) ||
      /^\/(docs\.jsonld|docs\.json|openapi\.json|contexts\/)/.test(url));
  app.addHook('onRequest', (request, reply, done) => {
    if (!isApi(request.url)) return done();
    // A cache must not give one site the answer that another may read.
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return done();
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-expose-headers', answerHeaders);
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return done();
    reply
      .code(204)
      .header('access-control-allow-methods', methods)
      .header('access-control-allow-headers', requestHeaders)
      .header('access-control-max-age', MAX_AGE)
      .send();
  });
}
