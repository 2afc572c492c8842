/** A new password, and what follows from it: the account's sign-ins end, but for the one that asks, and it is logged. */
import type { Host } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { hashPassword } from './password.ts';
import { type Doer, logSecurity } from './securityLog.ts';
import { endSessions } from './sessions.ts';
import { asStore } from './store.ts';

interface NewPassword {
  readonly password: string;
  /** The sign-in that goes on. */
  readonly keep: number | undefined;
}

/** The password has passed `findPasswordFault`. */
export async function changePassword(host: Host, doer: Doer, { password, keep }: NewPassword): Promise<void> {
  const hash = await hashPassword(password);
  await host.database.transaction('system', async (tx) => {
    await tx.query(
      db
        .updateTable('account')
        .set({ password_hash: hash })
        .where('contract_id', '=', 0)
        .where('id', '=', doer.accountId),
    );
    await endSessions(asStore(tx), { accountId: doer.accountId, except: keep });
    await logSecurity(asStore(tx), doer, 'password.changed');
  });
}
