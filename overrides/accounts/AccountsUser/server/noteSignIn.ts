/** Remembers when a person last signed in, with each contract they work for. No change that anybody made: no history. */
import type { Database } from '../../../../server/kit.ts';
import { db, muteOutbox, now } from '../../../../server/sql.ts';

export async function noteSignIn(database: Database, accountId: number): Promise<void> {
  await database.transaction('system', async (tx) => {
    await tx.query(muteOutbox);
    await tx.query(
      db
        .updateTable('accounts_user as u')
        .from('account as a')
        .set({ last_sign_in: now, invited: false })
        .where('a.id', '=', accountId)
        .where(
          ({ fn }) => fn<string>('lower', ['u.email']),
          '=',
          ({ ref }) => ref('a.email'),
        )
        .where('u.enabled', '=', true),
    );
  });
}
