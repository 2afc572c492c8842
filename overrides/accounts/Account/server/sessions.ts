/** DELETE of sign-ins: one by its id, or all but the one that asks. */
import { defineCall } from '../../../../server/call.ts';
import { logSecurity } from '../../SignIn/server/securityLog.ts';
import { endSessions } from '../../SignIn/server/sessions.ts';
import { asStore } from '../../SignIn/server/store.ts';
import { accountOf } from './accountOf.ts';
import { accountProblem } from './errors.ts';

export const endOwnSession = defineCall('DELETE /account/sessions/{id}', {
  prepare: accountOf,
  async run({ tx }, { params: { id } }, account) {
    const ended = await endSessions(asStore(tx), { accountId: account.accountId, only: id });
    if (ended === 0) throw accountProblem('ACC-107', { what: 'sign-in', id });
    await logSecurity(asStore(tx), account, 'session.ended');
    return undefined;
  },
});

export const endOtherSessions = defineCall('DELETE /account/sessions', {
  prepare: accountOf,
  async run({ tx }, _request, account) {
    await endSessions(asStore(tx), { accountId: account.accountId, except: account.session });
    await logSecurity(asStore(tx), account, 'sessions.ended');
    return undefined;
  },
});
