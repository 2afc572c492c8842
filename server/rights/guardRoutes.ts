/**
 * Asks the policies that a route which is no entity's names in its configuration, before its handler runs: one of them is
 * enough. What the routes of entities ask is in their metadata.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SIGNED_IN } from '../../schema/policies.ts';
import { noteAsker } from '../http/asker.ts';
import { isNavigation } from '../http/isNavigation.ts';
import type { Host, RightsSource } from '../kit.ts';
import { listNamedContracts, readContract } from '../request/readContract.ts';
import { callerIn } from './callerIn.ts';
import { rightsProblem } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route that is no entity's: any one is enough; `signedIn` alone where it is about the caller's own things. */
    policies?: readonly string[];
  }
}

export function guardRoutes(
  app: FastifyInstance,
  host: Pick<Host, 'authenticate'>,
  source: RightsSource | undefined,
): void {
  const guardRoute = async (request: FastifyRequest, policies: readonly string[]): Promise<void> => {
    const { url = request.url } = request.routeOptions;
    const signedIn = await host.authenticate(request);
    const codes = policies.filter((code) => code !== SIGNED_IN);
    if (codes.length < policies.length) return;
    const contract = readContract(signedIn, listNamedContracts(request));
    noteAsker(request, { contract });
    const { rights } = await callerIn(source, signedIn, contract);
    if (!rights || codes.some((code) => rights.policies.has(code))) return;
    throw rightsProblem('RIGHT-001', { call: request.method, entity: url, policy: codes.join('" or "') });
  };
  app.addHook('preHandler', (request, _reply, done) => {
    const { policies } = request.routeOptions.config;
    if (!policies || isNavigation(request)) return done();
    guardRoute(request, policies).then(() => done(), done);
  });
}
