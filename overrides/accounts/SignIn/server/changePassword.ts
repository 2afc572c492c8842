/** A new password, and what follows from it: the account's sign-ins end, but for the one that asks, and it is logged. */
import type { Sql } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { type Doer, logSecurity } from './securityLog.ts';
import { endSessions } from './sessions.ts';
import { asStore } from './store.ts';

interface NewPassword {
  /** Of a password that has passed `findPasswordFault`. */
  readonly hash: string;
  /** The sign-in that goes on. */
  readonly keep: number | undefined;
}

export async function changePassword(tx: Sql, doer: Doer, { hash, keep }: NewPassword): Promise<void> {
  await tx.query(
    db
      .updateTable('account')
      .set({ password_hash: hash })
      .where('contract_id', '=', 0)
      .where('id', '=', doer.accountId),
  );
  await endSessions(asStore(tx), { accountId: doer.accountId, except: keep });
  await logSecurity(asStore(tx), doer, 'password.changed');
}
