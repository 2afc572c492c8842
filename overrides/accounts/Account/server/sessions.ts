/** DELETE of sign-ins: one by its id, or all but the one that asks. */
import type { Host } from '../../../../server/kit.ts';
import { logSecurity } from '../../SignIn/server/securityLog.ts';
import { endSessions } from '../../SignIn/server/sessions.ts';
import { ACCOUNT_PATH } from '../model.ts';
import { accountProblem } from './errors.ts';
import { openAccount } from './openAccount.ts';
import { readId } from './readBody.ts';

export function registerSessions(host: Host): void {
  const { app, database } = host;

  app.delete(`${ACCOUNT_PATH}/sessions/:id`, async (request, reply) => {
    const account = await openAccount(host, request);
    const id = readId(request.params, 'sign-in');
    const ended = await endSessions(database, { accountId: account.accountId, only: id });
    if (ended === 0) throw accountProblem('ACC-107', { what: 'sign-in', id });
    await logSecurity(database, account, 'session.ended');
    return reply.code(204).send();
  });

  app.delete(`${ACCOUNT_PATH}/sessions`, async (request, reply) => {
    const account = await openAccount(host, request);
    await endSessions(database, { accountId: account.accountId, except: account.session });
    await logSecurity(database, account, 'sessions.ended');
    return reply.code(204).send();
  });
}
