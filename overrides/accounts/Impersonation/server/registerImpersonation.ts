/**
 * `GET /accounts/impersonate` leads a browser, which sends no token, to the screen that asks. While somebody works as
 * someone else, everything about accounts, passwords and rights is closed, but for the way out. What begins and ends it:
 * `calls.ts`.
 */
import type { FastifyRequest } from 'fastify';
import type { Host } from '../../../../server/kit.ts';
import { findRedirect } from '../../Redirect/model.ts';
import { isLocked } from '../model.ts';
import { impersonationProblem } from './errors.ts';
import { isImpersonationOpen } from './storeImpersonation.ts';

/** Before the routes of accounts: what is locked is refused before anything of it runs. */
export function registerImpersonation(host: Host): void {
  const { app } = host;
  host.holdImpersonators(async ({ email, impersonator }) => {
    if (impersonator && !(await isImpersonationOpen(host, impersonator.token)))
      throw impersonationProblem('ACT-005', { user: email });
  });
  const refuseLocked = async (request: FastifyRequest): Promise<void> => {
    // A request without a token of ours is for its route to judge.
    const caller = await host.authenticate(request).catch(() => undefined);
    if (caller?.impersonator) throw impersonationProblem('ACT-003', { user: caller.email });
  };
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isLocked(request.method, request.url)) return done();
    refuseLocked(request).then(() => done(), done);
  });
  app.get('/accounts/impersonate', (request, reply) => {
    const { user, redirectUrl } = request.query as {
      readonly user?: unknown;
      readonly redirectUrl?: unknown;
    };
    const address = findRedirect(redirectUrl, request.headers.host ?? 'localhost') ?? '/';
    const query = new URLSearchParams({ user: String(user ?? '').slice(0, 200), redirectUrl: address });
    return reply.header('cache-control', 'no-store').redirect(`/impersonate?${query}`, 303);
  });
}
