/**
 * Sends the mail that a reset of the second factor waits for: reserved with the reset (`factorResetAt`), sent outside of any
 * transaction, settled by `factorResetMailedAt`. A mail that was cut off goes again by the same Message-ID, of which a
 * mailbox shows one.
 */
import type { Host, Service, Sql } from '../../../../server/kit.ts';
import { db, instant } from '../../../../server/sql.ts';
import { sendFactorReset } from './sendFactorReset.ts';

/** @returns the reset whose mail has not been sent; locked, no other reset comes between */
async function readWaiting(
  sql: Sql,
  { contract, id, isLocked }: { readonly contract: number; readonly id: number; readonly isLocked: boolean },
) {
  const [user] = await sql.query(
    db
      .selectFrom('accounts_user')
      .select(({ ref }) => ['email', instant(ref('factor_reset_at')).as('at'), 'factor_reset_by as by'])
      .where('contract_id', '=', contract)
      .where('id', '=', id)
      .where('factor_reset_at', 'is not', null)
      .where('factor_reset_mailed_at', 'is', null)
      .$if(isLocked, (query) => query.forUpdate()),
  );
  return user?.at && user.by ? { email: user.email, at: user.at, by: user.by } : undefined;
}

export const factorResetMails: Service = {
  name: 'mails of reset factors',
  register(host: Host) {
    host.outbox.subscribe('factor-reset-mails', {
      entities: ['AccountsUser'],
      async call({ entityId, changes }, { contract, key }) {
        if (!changes.factor_reset_at?.[1]) return undefined;
        const system: Sql = { query: (text, params) => host.database.query('system', text, params) };
        const waiting = await readWaiting(system, { contract, id: entityId, isLocked: false });
        if (waiting) await sendFactorReset(host, { ...waiting, contract, key });
        return waiting?.at;
      },
      async run([user], { tx, contract, now, write }, reset) {
        if (!user || !reset) return;
        const waiting = await readWaiting(tx, { contract, id: user.entityId, isLocked: true });
        // Another reset since waits for a mail of its own.
        if (waiting?.at !== reset) return;
        await write.update('AccountsUser', user.entityId, { factorResetMailedAt: now.toISOString() });
      },
    });
  },
};
