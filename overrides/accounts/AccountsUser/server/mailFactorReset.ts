/**
 * Sends the mail that a reset of the second factor waits for: reserved with the reset (`factorResetAt`), sent outside of any
 * transaction, settled by `factorResetMailedAt`. A mail that was cut off goes again by the same Message-ID, of which a
 * mailbox shows one.
 */
import type { Host, Service, Sql } from '../../../../server/kit.ts';
import { db, instant, now } from '../../../../server/sql.ts';
import { sendFactorReset } from './sendFactorReset.ts';

/** @returns the reset whose mail has not been sent */
async function readWaiting(sql: Sql, contract: number, id: number) {
  const [user] = await sql.query(
    db
      .selectFrom('accounts_user')
      .select(({ ref }) => ['email', instant(ref('factor_reset_at')).as('at'), 'factor_reset_by as by'])
      .where('contract_id', '=', contract)
      .where('id', '=', id)
      .where('factor_reset_at', 'is not', null)
      .where('factor_reset_mailed_at', 'is', null),
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
        const waiting = await readWaiting(system, contract, entityId);
        if (waiting) await sendFactorReset(host, { ...waiting, contract, key });
        return waiting?.at;
      },
      async run([user], { tx, contract }, reset) {
        if (!user || !reset) return;
        await tx.query(
          db
            .updateTable('accounts_user')
            .set({ factor_reset_mailed_at: now })
            .where('contract_id', '=', contract)
            .where('id', '=', user.entityId)
            // Another reset since waits for a mail of its own.
            .where('factor_reset_at', '=', reset)
            .where('factor_reset_mailed_at', 'is', null),
        );
      },
    });
  },
};
