/**
 * Sends the mail about their access that a user waits for: reserved with who asked for it (`accessMailAt`), sent outside of
 * any transaction, settled by `accessMailedAt`. A mail that was cut off goes again by the same Message-ID and with the same
 * link; of several that wait, the last one asked for goes.
 */
import type { Host, Service, Sql } from '../../../../server/kit.ts';
import { db, instant } from '../../../../server/sql.ts';
import { sendAccessMail } from '../../Password/server/sendAccessMail.ts';

/** @returns the mail that has not been sent; locked, no other is asked for meanwhile */
async function readWaiting(
  sql: Sql,
  { contract, id, isLocked }: { readonly contract: number; readonly id: number; readonly isLocked: boolean },
) {
  const [user] = await sql.query(
    db
      .selectFrom('accounts_user')
      .select(({ ref }) => [
        'email',
        'access_mail as kind',
        instant(ref('access_mail_at')).as('at'),
        'access_mail_by as by',
      ])
      .where('contract_id', '=', contract)
      .where('id', '=', id)
      .where('access_mail_at', 'is not', null)
      .where('access_mailed_at', 'is', null)
      .$if(isLocked, (query) => query.forUpdate()),
  );
  return user?.at && user.kind ? { email: user.email, kind: user.kind, at: user.at, by: user.by } : undefined;
}

export const accessMails: Service = {
  name: 'mails about access',
  register(host: Host) {
    host.outbox.subscribe('access-mails', {
      entities: ['AccountsUser'],
      async call({ entityId, changes }, { contract, key }) {
        if (!changes.access_mail_at?.[1]) return undefined;
        const system: Sql = { query: (text, params) => host.database.query('system', text, params) };
        const waiting = await readWaiting(system, { contract, id: entityId, isLocked: false });
        if (!waiting || !(await sendAccessMail(host, { ...waiting, contract, key }))) return undefined;
        return waiting.at;
      },
      async run([user], { tx, contract, now, write }, sent) {
        if (!user || !sent) return;
        const waiting = await readWaiting(tx, { contract, id: user.entityId, isLocked: true });
        // Another one asked for since waits for a mail of its own.
        if (waiting?.at !== sent) return;
        await write.update('AccountsUser', user.entityId, { accessMailedAt: now.toISOString() });
      },
    });
  },
};
