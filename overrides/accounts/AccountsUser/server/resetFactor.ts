/**
 * For somebody who lost their phone and their recovery codes: takes authenticator, codes and passkeys away and ends
 * every sign-in, so that the password alone lets them in again, once. An account is its person's at every organiser:
 * where they work for others too, none of them decides alone. That they are to be notified by mail is committed with it, and
 * done by `mailFactorReset.ts`.
 */
import { sql } from 'kysely';
import { defineAction } from '../../../../server/action.ts';
import { db, now } from '../../../../server/sql.ts';
import { removePasskeys } from '../../Passkey/server/keepPasskeys.ts';
import { roleProblem } from '../../Role/server/errors.ts';
import { findPersonByEmail } from '../../SignIn/server/people.ts';
import { dropFactor } from '../../SignIn/server/secondFactor.ts';
import { logSecurity } from '../../SignIn/server/securityLog.ts';
import { endSessions } from '../../SignIn/server/sessions.ts';
import { asStore } from '../../SignIn/server/store.ts';
import { requireActive } from './access.ts';

export const resetFactor = defineAction('AccountsUser.resetFactor', {
  async run(context, { record: { email }, record }) {
    await requireActive(context, record);
    if (email.toLowerCase() === context.caller.email.toLowerCase()) throw roleProblem('ROLE-012');
    return email;
  },
  async finish({ host, caller, contract }, email, { id }) {
    const person = await findPersonByEmail(host.database, email);
    if (person?.contracts.some((one) => one !== contract)) throw roleProblem('ROLE-011', { email });
    if (!person) return { id };
    await host.database.transaction('system', async (tx) => {
      const { id: accountId } = person;
      await dropFactor(tx, accountId);
      await removePasskeys(asStore(tx), { accountId });
      await endSessions(asStore(tx), { accountId });
      // Whose account it is, and who did it.
      const doer = { accountId, email: caller.email, webClient: { address: '', browser: '' } };
      await logSecurity(asStore(tx), doer, 'factor.reset_by_administrator');
      await tx.query(db.selectNoFrom(sql`set_config('app.actor', ${caller.email}, true)`.as('actor')));
      await tx.query(
        db
          .updateTable('accounts_user')
          .set({ factor_reset_at: now, factor_reset_by: caller.email, factor_reset_mailed_at: null })
          .where('contract_id', '=', contract)
          .where('id', '=', id),
      );
    });
    return { id };
  },
});
