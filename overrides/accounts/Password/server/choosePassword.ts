/** Keeps the password that somebody chose by a link: makes their account, or ends every sign-in of the one they have. */
import { sql } from 'kysely';
import type { Database } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { hashPassword } from '../../SignIn/server/password.ts';
import { logSecurity } from '../../SignIn/server/securityLog.ts';
import { endSessions } from '../../SignIn/server/sessions.ts';
import { asStore } from '../../SignIn/server/store.ts';
import type { WebClient } from '../../SignIn/server/webClient.ts';
import { consumeLink } from './links.ts';

/** @returns whether the link was still good */
export async function choosePassword(
  database: Database,
  {
    token,
    password,
    language,
    webClient,
  }: {
    readonly token: string;
    readonly password: string;
    readonly language: string;
    readonly webClient: WebClient;
  },
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return database.transaction('system', async (tx) => {
    const link = await consumeLink(tx, token);
    if (!link) return false;
    const [account] = await tx.query(
      db
        .insertInto('account')
        .values({
          email: link.email,
          password_hash: passwordHash,
          name: link.name || link.email,
          language,
        })
        .onConflict((known) =>
          known.columns(['contract_id', 'email']).doUpdateSet({ password_hash: passwordHash }),
        )
        .returning('id'),
    );
    // Whoever knew the old password, or held a token of it, is out with it.
    const accountId = account?.id ?? 0;
    await endSessions(asStore(tx), { accountId });
    // Sign-ins that have not come as far as a session too.
    await tx.query(
      db
        .deleteFrom('oidc_store')
        .where(({ ref }) => sql<string>`${ref('payload')} ->> 'accountId'`, '=', String(accountId)),
    );
    await logSecurity(asStore(tx), { accountId, email: link.email, webClient }, 'password.changed');
    await tx.query(
      db
        .updateTable('accounts_user')
        .set({ invited: false })
        .where(({ fn }) => fn<string>('lower', ['email']), '=', link.email)
        .where('invited', '=', true),
    );
    return true;
  });
}
