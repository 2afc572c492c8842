/**
 * `POST …/impersonations` gives a token to work as someone else. What it writes belongs to the sign-in and to no contract, so
 * it is done before the transaction of the call. `DELETE …/impersonations` with that token is the way out, and open even
 * where its person does not work for the contract any more: it is about the account.
 */
import { randomUUID } from 'node:crypto';
import { defineCall } from '../../../../server/call.ts';
import { readContract, rightsProblem } from '../../../../server/kit.ts';
import { findBeyond } from '../../Policy/model/sumEntries.ts';
import { rightsSource } from '../../Policy/server/service.ts';
import { findPersonByEmail } from '../../SignIn/server/people.ts';
import { logSecurity } from '../../SignIn/server/securityLog.ts';
import { asStore } from '../../SignIn/server/store.ts';
import { readWebClient } from '../../SignIn/server/webClient.ts';
import { IMPERSONATION_SECONDS } from '../model.ts';
import { impersonationProblem } from './errors.ts';
import { signImpersonation } from './signImpersonation.ts';
import { endImpersonation, storeImpersonation } from './storeImpersonation.ts';

export const beginImpersonation = defineCall('POST /contracts/{contractId}/impersonations', {
  async prepare({ host, caller: actor, contract, from }, { body: { user } }) {
    // A program has a token of its own scopes; another person's would have none.
    if (actor.program)
      throw rightsProblem('RIGHT-001', {
        call: 'POST',
        entity: 'impersonations',
        policy: 'rights.impersonate',
      });
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
    const doer = { accountId: person.id, email: actor.email, webClient: readWebClient(from) };
    await logSecurity(host.database, doer, 'impersonation.begun');
    return {
      access_token: await signImpersonation(host, { person, actor, contract, token }),
      token_type: 'Bearer',
      expires_in: IMPERSONATION_SECONDS,
    };
  },
  run: (_context, _request, value) => ({ value }),
});

export const stopImpersonation = defineCall('DELETE /contracts/{contractId}/impersonations', {
  prepare: ({ from }) => readWebClient(from),
  async run({ tx, caller, afterCommit }, { params: { contractId } }, webClient) {
    const { accountId, email, impersonator } = caller;
    readContract(caller, [contractId]);
    if (!impersonator) throw impersonationProblem('ACT-006', { user: email });
    await endImpersonation({ tx, afterCommit }, impersonator.token);
    await logSecurity(
      asStore(tx),
      { accountId, email: impersonator.email, webClient },
      'impersonation.ended',
    );
    return undefined;
  },
});
