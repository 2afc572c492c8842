/** POST of the password: the current one, and a new one that is long enough. */
import { defineCall } from '../../../../server/call.ts';
import { findPasswordFault, LEAST_CHARACTERS, MOST_CHARACTERS } from '../../Password/model.ts';
import { changePassword } from '../../SignIn/server/changePassword.ts';
import { hashPassword } from '../../SignIn/server/password.ts';
import { confirmedAccountOf } from './accountOf.ts';
import { accountProblem } from './errors.ts';

export const changeOwnPassword = defineCall('POST /account/password', {
  async prepare(context, { body }) {
    const account = await confirmedAccountOf(context, body);
    const reason = findPasswordFault(body.new, account.email);
    if (reason) throw accountProblem('ACC-104', { reason, least: LEAST_CHARACTERS, most: MOST_CHARACTERS });
    return { account, hash: await hashPassword(body.new) };
  },
  async run({ tx }, _request, { account, hash }) {
    await changePassword(tx, account, { hash, keep: account.session });
    return undefined;
  },
});
