/** Keeps the password that somebody chose by a link: makes their account, or ends every sign-in of the one they have. */
import type { Database } from '../../../../server/kit.ts';
import { hashPassword } from '../../SignIn/server/password.ts';
import { logSecurity } from '../../SignIn/server/securityLog.ts';
import { endSessions } from '../../SignIn/server/sessions.ts';
import { asStore } from '../../SignIn/server/store.ts';
import type { WebClient } from '../../SignIn/server/webClient.ts';
import { consumeLink } from './links.ts';

const ACCOUNT = `INSERT INTO "account" ("email", "password_hash", "name", "language")
  VALUES ($1, $2, $3, $4)
  ON CONFLICT ("contract_id", "email") DO UPDATE SET "password_hash" = excluded."password_hash"
  RETURNING "id"`;

/** Sign-ins that have not come as far as a session too. */
const SIGN_OUT = `DELETE FROM "oidc_store" WHERE "payload"->>'accountId' = $1`;

const JOINED = `UPDATE "accounts_user" SET "invited" = false WHERE lower("email") = $1 AND "invited"`;

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
    const [account] = await tx.query<{ id: number }>(ACCOUNT, [
      link.email,
      passwordHash,
      link.name || link.email,
      language,
    ]);
    // Whoever knew the old password, or held a token of it, is out with it.
    const accountId = account?.id ?? 0;
    await endSessions(asStore(tx), { accountId });
    await tx.query(SIGN_OUT, [String(accountId)]);
    await logSecurity(asStore(tx), { accountId, email: link.email, webClient }, 'password.changed');
    await tx.query(JOINED, [link.email]);
    return true;
  });
}
