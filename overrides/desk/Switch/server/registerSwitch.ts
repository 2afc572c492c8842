/**
 * `GET /api/contracts/switch/{contractId}?redirectUrl=`: leads back to a page of the product, which then asks the token
 * flow for a token of that organiser. A browser that follows a link sends no token, so what it may do is decided there;
 * a caller with a token is told here.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SWITCH_COOKIE } from '../../../../schema/startup.ts';
import { type Host, readContract, readContractId } from '../../../../server/kit.ts';
import { rightsSource } from '../../../accounts/Policy/server/service.ts';
import { findRedirect } from '../../../accounts/Redirect/model.ts';
import { switchProblem } from './errors.ts';

/** The route that metadata declares. */
const ROUTE = '/api/contracts/switch/:contractId';

/** Long enough to sign in first, too short to surprise somebody later. */
const KEPT_SECONDS = 600;

const isNavigation = ({ headers }: FastifyRequest) =>
  headers.authorization === undefined && (headers.accept ?? '').includes('text/html');

async function readTarget(host: Host, request: FastifyRequest): Promise<number> {
  const { contractId } = request.params as { readonly contractId: string };
  if (isNavigation(request)) return readContractId(contractId);
  const caller = await host.authenticate(request);
  const contract = readContract(caller, [contractId]);
  // Refuses who was disabled there or works there no more, as every other call does.
  await rightsSource(host)(caller, contract);
  return contract;
}

async function answerSwitch(host: Host, request: FastifyRequest, reply: FastifyReply) {
  const contract = await readTarget(host, request);
  const { redirectUrl } = request.query as { readonly redirectUrl?: unknown };
  const address = findRedirect(redirectUrl, request.headers.host ?? 'localhost');
  if (address === undefined)
    throw switchProblem('SWITCH-001', { redirectUrl: String(redirectUrl).slice(0, 200) });
  const secure = host.settings.origin.startsWith('https:') ? '; Secure' : '';
  return reply
    .header('cache-control', 'no-store')
    .header(
      'set-cookie',
      `${SWITCH_COOKIE}=${contract}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Lax${secure}`,
    )
    .redirect(address, 303);
}

/** Before the engine's routes: it answers what metadata declares, and knows of no redirect. */
export function registerSwitch(host: Host): void {
  host.app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' || request.routeOptions.url !== ROUTE) return done();
    answerSwitch(host, request, reply).catch(done);
  });
}
