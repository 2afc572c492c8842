/** POST of the password: the current one, and a new one that is long enough. */
import type { Host } from '../../../../server/kit.ts';
import { findPasswordFault, LEAST_CHARACTERS, MOST_CHARACTERS } from '../../Password/model.ts';
import { changePassword } from '../../SignIn/server/changePassword.ts';
import { ACCOUNT_PATH } from '../model.ts';
import { accountProblem } from './errors.ts';
import { openAccount, requirePassword } from './openAccount.ts';
import { readBody, readText } from './readBody.ts';

export function registerPassword(host: Host): void {
  host.app.post(`${ACCOUNT_PATH}/password`, async (request, reply) => {
    const account = await openAccount(host, request);
    const body = readBody(request.body);
    const password = readText(body, 'new', 1000);
    await requirePassword(host, account, readText(body, 'current', 1000));
    const reason = findPasswordFault(password, account.email);
    if (reason) throw accountProblem('ACC-104', { reason, least: LEAST_CHARACTERS, most: MOST_CHARACTERS });
    await changePassword(host, account, { password, keep: account.session });
    return reply.code(204).send();
  });
}
