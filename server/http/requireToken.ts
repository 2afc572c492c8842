/**
 * Looks for a valid token before anything of a body is read: nobody makes the server take in a file without one. A route
 * that asks for rights, by its metadata or by hand, asks for a token; what it asks beyond is its own business. Who asks
 * too often for what is costly is refused there too.
 */
import type { FastifyInstance } from 'fastify';
import type { Host } from '../kit.ts';
import { isNavigation } from './isNavigation.ts';
import type { LimitRate } from './limitRate.ts';

/** After the services, which may answer a browser without a token by hooks of their own. */
export function requireToken(
  app: FastifyInstance,
  host: Pick<Host, 'authenticate'>,
  limitRate: LimitRate,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { right, policies } = request.routeOptions.config;
    if ((right === undefined && policies === undefined) || isNavigation(request)) return done();
    host
      .authenticate(request)
      .then((caller) => limitRate(request, caller))
      .then(() => done(), done);
  });
}
