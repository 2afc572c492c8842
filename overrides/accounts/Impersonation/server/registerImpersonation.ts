/**
 * `GET /accounts/impersonate` leads a browser, which sends no token, to the screen that asks; `POST …/impersonations`
 * gives the token, `DELETE` with that token ends it. Meanwhile everything about accounts, passwords and rights is closed.
 */
import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { SIGNED_IN } from '../../../../schema/policies.ts';
import { type Host, readContract, rightsProblem } from '../../../../server/kit.ts';
import { findRedirect } from '../../../desk/Switch/model.ts';
import { findBeyond } from '../../Policy/model/sumEntries.ts';
import { rightsSource } from '../../Policy/server/service.ts';
import { findPersonByEmail } from '../../SignIn/server/people.ts';
import { logSecurity } from '../../SignIn/server/securityLog.ts';
import { readWebClient } from '../../SignIn/server/webClient.ts';
import { IMPERSONATION_SECONDS, impersonationsPath, isLocked } from '../model.ts';
import { impersonationProblem } from './errors.ts';
import { signImpersonation } from './signImpersonation.ts';
import { endImpersonation, isImpersonationOpen, storeImpersonation } from './storeImpersonation.ts';

/** By whom, and as whom: `user` is an e-mail. */
interface Impersonate {
  Params: { contractId: string };
  Body: { user?: unknown } | undefined;
}

async function impersonate(host: Host, request: FastifyRequest<Impersonate>) {
  const actor = await host.authenticate(request);
  const { contractId } = request.params;
  const contract = readContract(actor, [contractId]);
  // A program has a token of its own scopes; another person's would have none.
  if (actor.program)
    throw rightsProblem('RIGHT-001', {
      call: 'POST',
      entity: 'impersonations',
      policy: 'rights.impersonate',
    });
  const named = request.body?.user;
  const user = typeof named === 'string' ? named.slice(0, 200) : '';
  const person = await findPersonByEmail(host.database, user);
  if (!person?.contracts.includes(contract)) throw impersonationProblem('ACT-001', { user });
  if (person.id === actor.accountId) throw impersonationProblem('ACT-004', { user: person.email });
  const rightsOf = rightsSource(host);
  const [own, theirs] = await Promise.all([
    rightsOf(actor, contract),
    rightsOf({ ...actor, accountId: person.id, email: person.email }, contract),
  ]);
  const policy = findBeyond(theirs.policies, own.policies);
  if (policy !== undefined) throw impersonationProblem('ACT-002', { user: person.email, policy });
  const token = randomUUID();
  await storeImpersonation(host.database, { contract, token, email: person.email });
  // Whose account it is, and who did it.
  const doer = { accountId: person.id, email: actor.email, webClient: readWebClient(request) };
  await logSecurity(host.database, doer, 'impersonation.begun');
  return {
    access_token: await signImpersonation(host, { person, actor, contract, token }),
    token_type: 'Bearer',
    expires_in: IMPERSONATION_SECONDS,
  };
}

async function end(host: Host, request: FastifyRequest): Promise<void> {
  const caller = await host.authenticate(request);
  const { accountId, email, impersonator } = caller;
  readContract(caller, [(request.params as { readonly contractId: string }).contractId]);
  if (!impersonator) throw impersonationProblem('ACT-006', { user: email });
  await endImpersonation(host.database, impersonator.token);
  const doer = { accountId, email: impersonator.email, webClient: readWebClient(request) };
  await logSecurity(host.database, doer, 'impersonation.ended');
}

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
  const config = { policies: ['rights.impersonate'] } as const;
  app.post<Impersonate>(impersonationsPath(':contractId'), { config }, async (request, reply) => {
    const answer = await impersonate(host, request);
    reply.header('cache-control', 'no-store');
    return answer;
  });
  app.delete(
    impersonationsPath(':contractId'),
    { config: { policies: [SIGNED_IN] } },
    async (request, reply) => {
      await end(host, request);
      return reply.code(204).send();
    },
  );
}
