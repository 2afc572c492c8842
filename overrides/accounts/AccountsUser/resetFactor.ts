/**
 * For somebody who lost their phone and their recovery codes: takes authenticator, codes and passkeys away and ends
 * every sign-in, so that the password alone lets them in again, once. An account is its person's at every organiser:
 * where they work for others too, none of them decides alone. They are told by mail.
 */
import { type ActionRequest, Problem } from '../../../server/kit.ts';
import { removePasskeys } from '../Passkey/server/keepPasskeys.ts';
import { findPersonByEmail } from '../SignIn/server/people.ts';
import { dropFactor } from '../SignIn/server/secondFactor.ts';
import { logSecurity } from '../SignIn/server/securityLog.ts';
import { endSessions } from '../SignIn/server/sessions.ts';
import { asStore } from '../SignIn/server/store.ts';
import { lockActive } from './access.ts';
import { sendFactorReset } from './sendFactorReset.ts';

export async function resetFactor({ params, host, transaction, caller, contract }: ActionRequest) {
  const { id, email } = await transaction((context) => lockActive(context, params.id));
  if (email.toLowerCase() === caller.email.toLowerCase()) throw new Problem('ROLE-012');
  const person = await findPersonByEmail(host.database, email);
  if (person?.contracts.some((one) => one !== contract)) throw new Problem('ROLE-011', { email });
  if (person) {
    await host.database.transaction('system', async (tx) => {
      const { id: accountId } = person;
      await dropFactor(tx, accountId);
      await removePasskeys(asStore(tx), { accountId });
      await endSessions(asStore(tx), { accountId });
      // Whose account it is, and who did it.
      const doer = { accountId, email: caller.email, whence: { address: '', browser: '' } };
      await logSecurity(asStore(tx), doer, 'factor.reset_by_administrator');
    });
    // Who is locked out is let in again even while no mail goes: the log of the server says that this one did not.
    await sendFactorReset(host, { email: person.email, contract, actor: caller, moment: new Date() }).catch(
      (error: unknown) => {
        if (!(error instanceof Problem)) throw error;
      },
    );
  }
  return { entity: 'AccountsUser', id };
}
